"use strict";
const at = (id) => document.getElementById(id);
const slots = at("map").querySelectorAll("svg > g");
const PAUSE = 900;
let texts = [], frames = [], lines = [], stops = [];
let place = 0, viewer = 0, running = 0;

async function unpacked(text) {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).json();
}

function line([frame, text, rule, heard]) {
  const made = document.createElement("li");
  made.append(text);
  if (rule) {
    const small = document.createElement("small");
    small.textContent = " " + rule;
    made.append(small);
  }
  made.addEventListener("click", () => go(nearest(frame)));
  at("log").append(made);
  return { made, text, frame, heard: new Set(heard) };
}

// Where a viewer stops: wherever it sees something else or hears something.
function stopsOf(who) {
  const heard = new Set(lines.filter((told) => told.heard.has(who)).map((told) => told.frame));
  const seen = frames.map((frame) => JSON.stringify(frame[1][who]));
  return [...frames.keys()].filter((i) => !i || i === frames.length - 1 || heard.has(i) || seen[i] !== seen[i - 1]);
}

function nearest(frame) {
  const later = stops.findIndex((stop) => stop >= frame);
  return later < 0 ? stops.length - 1 : later;
}

// The next stop, in a direction, that is the first of another step of the game.
function otherStep(way) {
  const name = (i) => frames[stops[i]][0];
  let i = place;
  while (i + way >= 0 && i + way < stops.length && name(i + way) === name(place)) i += way;
  i = Math.max(0, Math.min(stops.length - 1, i + way));
  while (way < 0 && i > 0 && name(i - 1) === name(i)) i -= 1;
  return i;
}

function draw(parts, mark) {
  let first = null;
  parts.forEach((number, i) => {
    const slot = slots[i], isNew = slot.dataset.text !== String(number);
    slot.classList.toggle("new", mark && isNew);
    if (isNew) {
      slot.innerHTML = texts[number];
      slot.dataset.text = number;
      first = first || slot;
    }
  });
  const map = at("map");
  if (mark && first && map.scrollWidth > map.clientWidth) {
    const box = first.getBoundingClientRect(), pane = map.getBoundingClientRect();
    if (box.left < pane.left || box.right > pane.right) map.scrollLeft += box.left - pane.left - pane.width / 4;
  }
}

function tell(frame) {
  let last = null;
  const now = [];
  for (const { made, text, frame: when, heard } of lines) {
    const mine = heard.has(viewer);
    made.classList.toggle("later", when > frame || !mine);
    made.classList.toggle("now", when === frame);
    if (mine && when <= frame) last = made;
    if (mine && when === frame) now.push(text);
  }
  if (last) at("log").scrollTop = last.offsetTop - at("log").offsetTop - at("log").clientHeight + last.clientHeight;
  at("now").textContent = now.slice(-2).join(" ");
}

function show(mark) {
  const frame = stops[place], [name, seen] = frames[frame], [parts, panels, notes] = seen[viewer];
  draw(parts, mark);
  at("panels").innerHTML = panels.map((number) => texts[number]).join("");
  at("notes").replaceChildren(...notes.map((number) => {
    const made = document.createElement("div");
    made.textContent = texts[number];
    return made;
  }));
  at("step").max = stops.length - 1;
  at("step").value = place;
  at("where").textContent = `${place + 1} of ${stops.length}, ${name}`;
  tell(frame);
  history.replaceState(null, "", `#${viewer}.${frame}`);
}

function go(where) {
  if (!frames.length) return;
  const before = place;
  place = Math.max(0, Math.min(stops.length - 1, where));
  show(Math.abs(place - before) === 1);
}

function see(who) {
  if (!frames.length || who < 0 || who >= frames[0][1].length) return;
  const frame = stops.length ? stops[place] : 0;
  viewer = who;
  at("viewer").value = who;
  stops = stopsOf(who);
  place = nearest(frame);
  show(false);
}

function run(wanted) {
  clearInterval(running);
  running = wanted ? setInterval(() => (place < stops.length - 1 ? go(place + 1) : run(false)), PAUSE) : 0;
  at("run").textContent = wanted ? "Stop" : "Run";
  at("run").setAttribute("aria-pressed", wanted);
}

const buttons = {
  first: () => go(0),
  before: () => go(otherStep(-1)),
  back: () => go(place - 1),
  on: () => go(place + 1),
  after: () => go(otherStep(1)),
  last: () => go(stops.length - 1),
  run: () => run(!running),
};
const keys = {
  Home: "first", PageUp: "before", ArrowLeft: "back", ArrowRight: "on", PageDown: "after", End: "last", " ": "run",
};

function listen() {
  for (const [id, act] of Object.entries(buttons)) at(id).addEventListener("click", act);
  at("step").addEventListener("input", (event) => go(Number(event.target.value)));
  at("viewer").addEventListener("change", (event) => see(Number(event.target.value)));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.tagName === "SELECT") return;
    if (event.key === " " && event.target.tagName === "BUTTON") return;
    if (event.key in keys) buttons[keys[event.key]]();
    else if (/^[0-9]$/.test(event.key)) see(Number(event.key));
    else return;
    event.preventDefault();
  });
}

function begin(data) {
  ({ texts, frames } = data);
  lines = data.log.map(line);
  if (!frames.length) return;
  listen();
  const [who, frame] = location.hash.slice(1).split(".").map(Number);
  see(who > 0 && who < frames[0][1].length ? who : 0);
  if (frame > 0) go(nearest(frame));
}

unpacked(at("data").textContent).then(begin).catch((error) => {
  at("where").textContent = `This page cannot be shown here: ${error.message}. It needs a browser of 2023 or later.`;
});
