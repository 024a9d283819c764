"""What random play seldom or never reaches, each with the test that proves it."""

from __future__ import annotations

PROVEN: dict[str, dict[str, str]] = {
    "fakes": {
        "fake-board:item:bandage.dress-serious": "tests/rules/test_wounds.py::test_dressing_ends_the_effect",
        "fake-board:item:cell.load": "tests/conformance/test_fakes.py::test_cell_fills_an_energy_weapon",
        "fake-board:item:lamp.light": (
            "tests/rules/test_reactions.py::test_item_that_is_not_used_up_stays_and_helps_its_owner_only"
        ),
        "fake-board:item:magazine.fit": "tests/rules/test_attachments.py::test_attachment_goes_where_its_item_goes",
        "fake-board:item:notes.read": "tests/rules/test_items.py::test_item_gives_its_owner_its_action_at_its_cost",
        "fake-board:item:tape.combine": (
            "tests/rules/test_attachments.py::test_dropping_one_of_a_taped_pair_discards_the_tape"
        ),
        "fake-board:item:tonic.drink": "tests/rules/test_turns.py::test_room_item_and_craft_count_too",
        "fake-board:item:whistle.insist": (
            "tests/rules/test_reactions.py::test_after_a_denied_reaction_others_may_still_react"
        ),
        "nemesis_core.testing.fakes.FakeBoard.markers_exhausted": (
            "tests/rules/test_exploring.py::test_fire_that_cannot_be_placed"
        ),
        "nemesis_core.testing.fakes.FakeBoard.power": (
            "tests/conformance/test_fakes.py::test_board_has_power_unless_it_is_dark"
        ),
        "nemesis_core.testing.fakes.FakeBoard.section": "tests/conformance/test_fakes.py::test_board_is_one_section",
    },
    "toy": {
        "keepers:item:boathook.fend": "tests/toy/test_toy.py::test_boathook_fends_a_bird_off",
        "nemesis_core.rules.laboratory.hit_eggs": (
            "tests/rules/test_injuries.py::test_each_injury_destroys_one_egg_without_a_card"
        ),
    },
    "lockdown": {
        "facility:item:adrenaline-injection.inject": (
            "plugins/facility/tests/test_items_medical.py::test_adrenaline_lifts_the_limit_of_two_actions"
        ),
        "facility:item:analyze-toolset.analyze": (
            "plugins/facility/tests/test_items_medical.py::test_an_analyze_toolset_turns_the_weakness_up"
        ),
        "facility:item:analyze-toolset.scan-hand": (
            "plugins/facility/tests/test_items_medical.py::test_an_analyze_toolset_scans_the_hand_without_harm"
        ),
        "facility:item:antiseptic.disinfect": (
            "plugins/facility/tests/test_items_medical.py::test_an_antiseptic_takes_the_card_of_choice"
        ),
        "facility:item:autodestruction-key.toggle": (
            "plugins/facility/tests/test_items_technical.py::test_a_key_starts_and_stops_autodestruction_at_a_computer"
        ),
        "facility:item:cave-plans.crawl": (
            "plugins/facility/tests/test_items_scouting.py::test_cave_plans_lead_to_any_room_with_an_entrance"
        ),
        "facility:item:clothes.dress-serious": (
            "plugins/facility/tests/test_items_medical.py::test_a_serious_wound_is_dressed"
        ),
        "facility:item:clothes.wipe": "plugins/facility/tests/test_items_medical.py::test_slime_is_wiped_off",
        "facility:item:combat-rifle.shot": (
            "plugins/facility/tests/test_items_weapons.py::test_the_combat_rifle_asks_only_on_two_hits_with_ammo_left"
        ),
        "facility:item:combat-shotgun.shot": (
            "plugins/facility/tests/test_items_weapons.py::test_the_combat_shotgun_with_the_advantage_die"
        ),
        "facility:item:contingency-decoder.peek-players": (
            "plugins/facility/tests/test_items_scouting.py::test_a_decoder_shows_a_contingency_and_leaves_it"
        ),
        "facility:item:decoy.lure": (
            "plugins/facility/tests/test_items_thrown.py::test_a_decoy_draws_the_intruders_next_to_a_room"
        ),
        "facility:item:duct-tape.combine": (
            "plugins/facility/tests/test_items_technical.py::test_death_takes_items_and_tape_out_of_the_game"
        ),
        "facility:item:extended-magazine.attach": (
            "plugins/facility/tests/test_items_weapons.py::test_an_extended_magazine_becomes_part_of_a_weapon"
        ),
        "facility:item:facility-plans.check-two-rooms": (
            "plugins/facility/tests/test_items_scouting.py::test_facility_plans_show_two_rooms_and_no_token"
        ),
        "facility:item:fire-blanket.put-out-fire": (
            "plugins/facility/tests/test_items_technical.py::test_a_fire_blanket_puts_a_fire_out"
        ),
        "facility:item:fire-blanket.wipe": "plugins/facility/tests/test_items_medical.py::test_slime_is_wiped_off",
        "facility:item:flamethrower.shot": (
            "plugins/facility/tests/test_items_weapons.py::test_the_flamethrower_hits_anything_and_burns"
        ),
        "facility:item:flashlight.shine": (
            "plugins/facility/tests/test_items_technical.py::test_a_flashlight_makes_the_lower_number_count"
        ),
        "facility:item:glowstick.light-up": (
            "plugins/facility/tests/test_items_technical.py::test_a_glowstick_lights_an_attack_out_of_the_technical_corridors_up"
        ),
        "facility:item:grenade.throw": (
            "plugins/facility/tests/test_items_thrown.py::test_a_grenade_hits_its_target_hardest"
        ),
        "facility:item:grenade.throw-at-eggs": (
            "plugins/facility/tests/test_items_thrown.py::test_a_grenade_destroys_two_eggs_and_makes_noise"
        ),
        "facility:item:main-gate-key.open-gate": (
            "plugins/facility/tests/test_gate.py::test_a_key_opens_the_gate_from_the_exit_room_only"
        ),
        "facility:item:medical-stapler.dress-serious": (
            "plugins/facility/tests/test_items_medical.py::test_a_serious_wound_is_dressed"
        ),
        "facility:item:medical-stapler.heal-light": (
            "plugins/facility/tests/test_items_medical.py::test_a_stapler_heals_light_wounds"
        ),
        "facility:item:medkit.dress-serious": (
            "plugins/facility/tests/test_items_medical.py::test_a_serious_wound_is_dressed"
        ),
        "facility:item:medkit.heal-serious": (
            "plugins/facility/tests/test_items_medical.py::test_a_medkit_heals_a_dressed_wound"
        ),
        "facility:item:military-drugs.swallow": (
            "plugins/facility/tests/test_items_medical.py::test_military_drugs_change_the_hand"
        ),
        "facility:item:neutralizer.cure": "plugins/facility/tests/test_items_medical.py::test_a_neutralizer_cures",
        "facility:item:pistol.shot": "plugins/facility/tests/test_items_weapons.py::test_the_pistol_never_deals_two",
        "facility:item:power-cell.flip-power": (
            "plugins/facility/tests/test_items_technical.py::test_a_power_cell_only_powers"
        ),
        "facility:item:reagent.drive-off": (
            "plugins/facility/tests/test_items_weapons.py::test_a_reagent_drives_an_intruder_off"
        ),
        "facility:item:reagent.refuel": (
            "plugins/facility/tests/test_items_weapons.py::test_a_reagent_fills_a_flamethrower"
        ),
        "facility:item:recon-drone.scout-room": (
            "plugins/facility/tests/test_items_scouting.py::test_a_recon_drone_shows_a_room_and_its_token"
        ),
        "facility:item:scalpel.cut-out-larva": (
            "plugins/facility/tests/test_items_medical.py::test_a_scalpel_cuts_a_larva_out"
        ),
        "facility:item:scalpel.stab": "plugins/facility/tests/test_items_medical.py::test_a_scalpel_stabs",
        "facility:item:service-revolver.shot": (
            "plugins/facility/tests/test_items_weapons.py::test_the_service_revolver_strengthens_two_hits"
        ),
        "facility:item:taser.shock-intruder": (
            "plugins/facility/tests/test_items_thrown.py::test_a_taser_injures_and_drives_off"
        ),
        "facility:item:toolbelt.fix-gear": (
            "plugins/facility/tests/test_items_technical.py::test_a_toolbelt_fills_gear_of_a_character_in_the_room"
        ),
        "facility:item:toolbelt.fix-room": "plugins/facility/tests/test_items_technical.py::test_a_room_is_mended",
        "facility:item:weapon-battery.load": (
            "plugins/facility/tests/test_items_weapons.py::test_a_weapon_battery_fills_an_energy_weapon"
        ),
        "facility:room:css-a.enter-css-pod-a": "plugins/facility/tests/test_css.py::test_a_pod_takes_one_character",
        "facility:room:css-b.enter-css-pod-b": (
            "plugins/facility/tests/test_css.py::test_each_room_serves_the_pod_of_its_letter"
        ),
        "facility:room:css-c.enter-css-pod-c": (
            "plugins/facility/tests/test_css.py::test_each_room_serves_the_pod_of_its_letter"
        ),
        "facility:room:exit-room.escape-the-facility": "plugins/facility/tests/test_gate.py::test_by_rover",
        "facility:room:laboratory.analyze-object": (
            "plugins/facility/tests/test_rooms_knowledge.py::test_the_object_goes_to_the_laboratory_board"
        ),
        "facility:room:power-generator.stop-autodestruction": (
            "plugins/facility/tests/test_rooms_technical.py::test_a_yellow_autodestruction_is_stopped"
        ),
        "facility:room:repository.craft-equipment": (
            "plugins/facility/tests/test_rooms_technical.py::test_the_repository_crafts_with_one_component"
        ),
        "facility:room:testing-lab.take-neutralizer": (
            "plugins/facility/tests/test_rooms_medical.py::test_the_testing_lab_gives_a_neutralizer_to_those_who_know_enough"
        ),
        "facility:room:transmitter-control-room.check-an-objective": (
            "plugins/facility/tests/test_rooms_knowledge.py::test_who_has_sent_a_signal_shows_its_objectives_to_one_player"
        ),
        "lockdown-crew:action_card:bypass.chain-computer-actions": (
            "plugins/lockdown-crew/tests/test_variant.py::test_bypass_chains_actions_of_the_real_card"
        ),
        "lockdown-crew:action_card:distraction.slip-away": (
            "plugins/lockdown-crew/tests/test_survivor.py::test_distraction_asks_which_item_to_discard"
        ),
        "lockdown-crew:action_card:feel-of-the-dark.ignore-darkness-event": (
            "plugins/lockdown-crew/tests/test_lab_rat.py::test_feel_of_the_dark_ignores_the_darkness_of_an_event"
        ),
        "lockdown-crew:action_card:feel-of-the-dark.ignore-surprise": (
            "plugins/lockdown-crew/tests/test_lab_rat.py::test_feel_of_the_dark_ignores_a_surprise_attack"
        ),
        "lockdown-crew:action_card:field-experience.foresee-attack": (
            "plugins/lockdown-crew/tests/test_xenobiologist.py::test_field_experience_sorts_the_next_two_cards"
        ),
        "lockdown-crew:action_card:field-experience.foresee-event": (
            "plugins/lockdown-crew/tests/test_xenobiologist.py::test_field_experience_leaves_nobody_else_the_old_order"
        ),
        "lockdown-crew:action_card:inconspicuous.redirect-attack": (
            "plugins/lockdown-crew/tests/test_lab_rat.py::test_inconspicuous_sends_the_attack_to_another_character"
        ),
        "lockdown-crew:action_card:inconspicuous.skip-noise": (
            "plugins/lockdown-crew/tests/test_lab_rat.py::test_inconspicuous_skips_a_noise_roll_of_the_bag_development"
        ),
        "lockdown-crew:action_card:obstinate.bandage": (
            "plugins/lockdown-crew/tests/test_survivor.py::test_obstinate_dresses_a_wound_for_an_item"
        ),
        "lockdown-crew:action_card:pheromones.bait-another": (
            "plugins/lockdown-crew/tests/test_xenobiologist.py::test_pheromones_bait_another_with_six_knowledge"
        ),
        "lockdown-crew:action_card:pheromones.mask-scent": (
            "plugins/lockdown-crew/tests/test_xenobiologist.py::test_pheromones_mask_the_scent_for_an_egg_or_a_carcass"
        ),
        "lockdown-crew:action_card:recharge.charge-weapon": (
            "plugins/lockdown-crew/tests/test_variant.py::test_a_weapon_battery_loads_the_recharged_weapon_too"
        ),
        "lockdown-crew:action_card:stun.throw-weapon": (
            "plugins/lockdown-crew/tests/test_sentry.py::test_stun_drives_an_intruder_out_for_a_weapon"
        ),
        "lockdown-crew:action_card:vivisection.cut": (
            "plugins/lockdown-crew/tests/test_xenobiologist.py::test_vivisection_cuts_by_knowledge"
        ),
        "lockdown-crew:item:cheat-codes.cheat": (
            "plugins/lockdown-crew/tests/test_items.py::test_cheat_codes_hide_the_new_order_from_those_who_knew_the_old"
        ),
        "lockdown-crew:item:nailgun.shot": (
            "plugins/lockdown-crew/tests/test_weapons.py::test_nailgun_takes_two_hits_for_one"
        ),
        "lockdown-crew:item:overmind.lure": (
            "plugins/lockdown-crew/tests/test_items.py::test_overmind_teaches_and_moves_an_intruder_next_door"
        ),
        "lockdown-crew:item:pressure-washer.drive-off": (
            "plugins/lockdown-crew/tests/test_items.py::test_pressure_washer_drives_an_intruder_off"
        ),
        "lockdown-crew:item:pressure-washer.put-out-fire": (
            "plugins/lockdown-crew/tests/test_items.py::test_pressure_washer_puts_out_a_fire_again_and_again"
        ),
        "lockdown-crew:item:pressure-washer.wash-slime": (
            "plugins/lockdown-crew/tests/test_items.py::test_pressure_washer_washes_off_slime"
        ),
        "lockdown-crew:item:probe-arm.restore": (
            "plugins/lockdown-crew/tests/test_items.py::test_probe_arm_is_restored_by_a_toolbelt"
        ),
        "lockdown-crew:item:probe-arm.sample": (
            "plugins/lockdown-crew/tests/test_items.py::test_probe_arm_takes_a_sample_of_a_living_intruder"
        ),
        "lockdown-crew:item:smart-gun.shot": (
            "plugins/lockdown-crew/tests/test_variant.py::test_smart_gun_rerolls_the_advantage_die"
        ),
        "lockdown-crew:item:smg.shot": "plugins/lockdown-crew/tests/test_weapons.py::test_smg_need_not_roll_again",
        "lockdown-crew:item:survivor-assault-rifle.shot": (
            "plugins/lockdown-crew/tests/test_weapons.py::test_assault_rifle_adds_to_an_injury_bought_with_a_card"
        ),
        "nemesis_facility.answers.computer_deck": (
            "plugins/facility/tests/test_computer.py::test_other_pieces_reach_the_card_without_its_conditions"
        ),
        "nemesis_facility.answers.computer_turned": (
            "plugins/facility/tests/test_computer.py::test_other_pieces_reach_the_card_without_its_conditions"
        ),
        "nemesis_facility.answers.shoot_die": (
            "plugins/facility/tests/test_power.py::test_with_power_a_shoot_rolls_the_advantage_die"
        ),
        "nemesis_night_stalkers.hooks.shortage": (
            "plugins/night-stalkers/tests/test_encounters.py::test_a_ninth_adult_sends_those_out_of_combat_back_into_the_bag"
        ),
        "nemesis_semi_coop.hooks.objectives_of": (
            "plugins/facility/tests/test_rooms_knowledge.py::test_who_has_sent_a_signal_shows_its_objectives_to_one_player"
        ),
    },
}
