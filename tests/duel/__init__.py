"""A bot against another in the same seats of the same games, and the weights with which `searcher` judges."""
