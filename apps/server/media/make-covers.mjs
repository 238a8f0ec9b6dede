// Draws the covers of the leading demo courses: `node make-covers.mjs`. It has no dependencies and always
// makes the same output. All covers have the same light (from the upper left), palette and floor, and no
// text, so that they look like one series wherever they are shown side by side.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'covers');
mkdirSync(folder, { recursive: true });

const c = {
  white: '#ffffff',
  cream: '#fbf1e6',
  sand: '#f1dcc2',
  peach: '#ffd3b8',
  coral: '#f07f4f',
  brick: '#b4512f',
  ink: '#3a2b28',
  sun: '#ffcb66',
  mint: '#d3ebe1',
  leaf: '#4aa77a',
  pine: '#1f6150',
  sky: '#dce9f7',
  blue: '#4c82e0',
  navy: '#223a6b',
  steel: '#9fb2cc',
  lilac: '#e8e0f4',
  plum: '#7c5fae',
  rose: '#f3b7ab',
  skin: '#f2c9a8',
  tan: '#dca57f',
};

/** The walls where light falls on them: paler, but not white, so that paper in front of them is seen. */
const lit = { cream: '#fde6cf', sky: '#c9ddf3', mint: '#bfe0d2', lilac: '#d9cdee' };

const floor = 292;
const rect = (x, y, w, h, fill, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${r ? ` rx="${r}"` : ''}/>`;
const disc = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const oval = (x, y, rx, ry, fill) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
const area = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
const line = (d, stroke, width) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const at = (x, y, body, turn = 0, scale = 1) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${body}</g>`;
const many = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('');

/** The wall, the light on it, and the floor. */
const room = (wall, ground) =>
  rect(0, 0, 640, 360, c[wall]) + disc(150, 70, 230, lit[wall]) + rect(0, floor, 640, 68, ground);

/** A person from the waist up; x is the middle and y the lower edge. */
const person = (x, y, { skin = c.skin, hair = c.ink, cloth = c.coral, long = false, scale = 1, arms = '' }) =>
  at(
    x,
    y,
    (long ? area('M-33 -140C-42 -190 42 -190 33 -140L38 -96C20 -88 -20 -88 -38 -96z', hair) : '') +
      area('M-62 0C-62 -58 -38 -84 0 -84S62 -58 62 0z', cloth) +
      rect(-11, -104, 22, 30, skin, 10) +
      oval(0, -130, 27, 32, skin) +
      area('M-29 -126C-36 -176 36 -176 29 -126C22 -144 -4 -142 -29 -126z', hair) +
      arms,
    0,
    scale,
  );

const plant = (x, y, scale = 1) =>
  at(
    x,
    y,
    area('M0 -30C-34 -40 -40 -80 -30 -104C-6 -92 4 -60 0 -30z', c.leaf) +
      area('M0 -30C30 -44 38 -74 34 -94C8 -86 -4 -58 0 -30z', c.pine) +
      area('M-22 -34H22L16 0H-16z', c.brick),
    0,
    scale,
  );

const scenes = {
  // First day on the shop floor: the shop front in the morning.
  201:
    rect(0, 0, 640, 360, c.peach) +
    disc(510, 120, 66, c.sun) +
    rect(0, floor, 640, 68, c.sand) +
    rect(120, 96, 300, 196, c.cream) +
    area('M104 84H436L456 148H84z', c.coral) +
    many(3, (i) => area(`M${160 + i * 110} 84h54l${(i - 1) * 8 + 4} 64h-62z`, c.white)) +
    many(6, (i) => area(`M${84 + i * 62} 148h62a31 24 0 0 1-62 0z`, i % 2 ? c.white : c.coral)) +
    rect(146, 188, 120, 78, c.sky, 4) +
    area('M146 266L214 188H244L176 266z', c.white) +
    rect(310, 188, 82, 104, c.brick, 4) +
    disc(324, 244, 5, c.sun) +
    person(512, floor, { cloth: c.pine, scale: 1.02 }) +
    area('M482 292V236H542V292z', c.coral) +
    plant(92, floor, 0.8),
  // Checkout: the till on its counter, with goods on the belt.
  202:
    room('cream', c.sand) +
    rect(0, 222, 640, 138, c.brick) +
    rect(0, 206, 640, 22, c.coral) +
    rect(40, 196, 250, 14, c.ink, 7) +
    rect(70, 128, 54, 68, c.leaf, 6) +
    rect(80, 150, 34, 22, c.white, 3) +
    disc(166, 166, 30, c.sun) +
    area('M210 196V134l16-20h22l16 20v62z', c.sky) +
    rect(218, 152, 38, 24, c.blue, 3) +
    area('M368 132H536L556 206H348z', c.white) +
    many(3, (row) => many(4, (i) => rect(384 + i * 36 - row * 4, 148 + row * 18, 24 + row * 2, 10, row === 2 && i === 3 ? c.coral : c.steel, 3))) +
    rect(440, 62, 116, 62, c.navy, 8) +
    rect(452, 74, 92, 38, c.mint, 4) +
    rect(490, 122, 16, 16, c.navy) +
    area('M372 132V84h44v48z', c.cream) +
    line('M382 96h24M382 108h24M382 120h14', c.steel, 4),
  // Secrets of display: a shelf with well arranged goods.
  203:
    room('cream', c.sand) +
    area('M250 0H390L500 292H140z', c.white) +
    rect(96, 60, 448, 232, c.brick, 8) +
    rect(110, 74, 420, 204, c.cream, 3) +
    many(2, (r) => rect(110, 134 + r * 72, 420, 10, c.brick)) +
    many(4, (i) => rect(126 + i * 26, 92, 20, 42, c.leaf, 4) + rect(130 + i * 26, 106, 12, 12, c.white, 2)) +
    many(3, (i) => disc(274 + i * 34, 117, 16, c.sun)) +
    many(4, (i) => rect(408 + i * 28, 100, 22, 34, c.blue, 4)) +
    many(3, (i) => rect(128 + i * 36, 160, 28, 46, c.sun, 4) + rect(128 + i * 36, 176, 28, 12, c.coral)) +
    rect(254, 150, 132, 56, c.coral, 6) +
    disc(320, 178, 18, c.white) +
    area('M320 190c-16-10-14-22-6-22 4 0 6 4 6 6 0-2 2-6 6-6 8 0 10 12-6 22z', c.coral) +
    many(4, (i) => rect(404 + i * 28, 158, 20, 48, c.leaf, 8)) +
    many(7, (i) => rect(126 + i * 58, 234, 44, 44, [c.blue, c.blue, c.coral, c.coral, c.coral, c.leaf, c.leaf][i], 5)) +
    plant(590, floor, 1),
  // Fresh food: crates of fruit and greens.
  204:
    room('mint', c.sand) +
    area('M0 60H640V86H0z', c.pine) +
    many(8, (i) => area(`M${i * 80} 86h80a40 26 0 0 1-80 0z`, i % 2 ? c.white : c.leaf)) +
    many(5, (i) => disc(96 + i * 44, 208 - (i % 2) * 14, 28, i % 2 ? c.coral : c.sun)) +
    many(4, (i) => at(370 + i * 54, 224, area('M0 0C-40 -30 -30 -84 0 -96C30 -84 40 -30 0 0z', i % 2 ? c.leaf : c.pine) + line('M0 -4V-66', c.mint, 4), i * 8 - 12)) +
    rect(56, 218, 256, 74, c.brick, 6) +
    many(2, (i) => rect(56, 236 + i * 26, 256, 6, c.sand)) +
    rect(340, 218, 256, 74, c.brick, 6) +
    many(2, (i) => rect(340, 236 + i * 26, 256, 6, c.sand)) +
    rect(150, 244, 68, 34, c.white, 5) +
    rect(434, 244, 68, 34, c.white, 5) +
    disc(184, 261, 9, c.coral) +
    disc(468, 261, 9, c.leaf),
  // Member service: two people and a card between them.
  205:
    room('lilac', c.sand) +
    person(176, 296, { cloth: c.plum, long: true, scale: 1.16 }) +
    person(470, 296, { cloth: c.coral, skin: c.tan, scale: 1.16 }) +
    rect(0, 262, 640, 98, c.navy) +
    rect(0, 254, 640, 16, c.plum) +
    area('M250 66h116a18 18 0 0 1 18 18v44a18 18 0 0 1-18 18h-72l-24 24 2-24h-22a18 18 0 0 1-18-18V84a18 18 0 0 1 18-18z', c.white) +
    many(3, (i) => disc(276 + i * 32, 106, 8, i === 1 ? c.coral : c.plum)) +
    at(320, 236, rect(-48, -30, 96, 60, c.sun, 9) + rect(-48, -14, 96, 12, c.brick) + rect(-34, 8, 34, 8, c.white, 4), -8),
  // Complaints: somebody listens, and a storm becomes calm.
  206:
    room('sky', c.sand) +
    person(190, floor, { cloth: c.navy, scale: 1.2 }) +
    person(460, floor, { cloth: c.leaf, skin: c.tan, long: true, scale: 1.2 }) +
    area('M60 40h112a20 20 0 0 1 20 20v30a20 20 0 0 1-20 20H104l-22 22 2-22H60a20 20 0 0 1-20-20V60a20 20 0 0 1 20-20z', c.coral) +
    line('M66 86l18-24 18 24 18-24 18 24 18-24', c.white, 7) +
    area('M454 20h118a20 20 0 0 1 20 20v34a20 20 0 0 1-20 20h-30l-2 24-24-24h-62a20 20 0 0 1-20-20V40a20 20 0 0 1 20-20z', c.white) +
    area('M512 82C476 58 484 34 500 34c8 0 12 6 12 10 0-4 4-10 12-10 16 0 24 24-12 48z', c.leaf) +
    rect(256, 236, 128, 12, c.brick, 6) +
    rect(312, 244, 16, 50, c.brick) +
    area('M290 206h36v22a8 8 0 0 1-8 8h-20a8 8 0 0 1-8-8z', c.white),
  // A shop manager and the team.
  208:
    room('cream', c.sand) +
    rect(60, 60, 190, 110, c.white, 8) +
    line('M84 146l40-34 32 16 66-50', c.coral, 8) +
    line('M200 76h24v24', c.coral, 8) +
    person(120, floor, { cloth: c.leaf, scale: 0.98 }) +
    person(232, floor, { cloth: c.sun, skin: c.tan, long: true, scale: 0.98 }) +
    person(520, floor, { cloth: c.blue, skin: c.tan, scale: 0.98 }) +
    person(366, floor, { cloth: c.brick, long: true, scale: 1.3 }) +
    rect(344, 214, 44, 30, c.white, 4) +
    plant(600, floor, 0.9),
  // Fire safety: extinguisher, emergency exit, flame.
  214:
    room('cream', c.sand) +
    rect(400, 76, 150, 216, c.leaf, 6) +
    rect(414, 90, 122, 202, c.mint) +
    disc(470, 130, 15, c.pine) +
    line('M470 150l-10 52 22 26-6 46M460 202l-26 30-22 6M468 164l32 22 22-12M466 162l-34 22-6 26', c.pine, 15) +
    rect(196, 132, 92, 160, c.coral, 30) +
    rect(196, 190, 92, 48, c.white) +
    area('M242 204c18 18 14 30 0 30s-18-12 0-30z', c.coral) +
    rect(226, 104, 32, 34, c.ink, 5) +
    line('M242 104h44l20-18M242 92h40', c.ink, 11) +
    line('M232 112c-60 0-78 44-72 112', c.ink, 11) +
    area('M148 222h24l8 44h-40z', c.ink) +
    area('M66 292c-28-40 8-66 6-108 40 28 60 70 34 108z', c.sun) +
    area('M78 292c-10-20 6-32 8-52 18 18 22 36 10 52z', c.coral),
  // Ten rules of safe production: helmet, goggles and gloves on a bench.
  301:
    room('sky', c.steel) +
    rect(0, 40, 640, 10, c.steel) +
    many(4, (i) => rect(90 + i * 150, 50, 8, 34, c.steel)) +
    rect(40, 238, 560, 22, c.navy, 5) +
    rect(80, 258, 26, 102, c.navy) +
    rect(534, 258, 26, 102, c.navy) +
    area('M166 216c0-84 52-130 120-130s120 46 120 130z', c.sun) +
    area('M258 84h56l14 132H244z', c.coral) +
    rect(140, 212, 292, 28, c.coral, 14) +
    rect(452, 190, 132, 48, c.blue, 22) +
    rect(464, 200, 48, 28, c.white, 13) +
    rect(524, 200, 48, 28, c.white, 13) +
    area('M54 238c0-34 4-60 22-62 6-14 18-12 20 0 14-8 22 2 20 14v48z', c.brick),
  // 5S: a pegboard where every tool has its place.
  303:
    room('sky', c.steel) +
    rect(70, 36, 500, 190, c.white, 10) +
    many(4, (r) => many(12, (i) => disc(100 + i * 40, 62 + r * 44, 3, c.steel))) +
    at(140, 130, rect(-9, -56, 18, 110, c.coral, 9) + rect(-36, -72, 72, 32, c.navy, 6)) +
    at(236, 130, rect(-7, -12, 14, 76, c.blue, 7) + area('M-24 -66L-8 -50V-34H8V-50L24 -66C38 -40 22 -14 0 -14S-38 -40 -24 -66z', c.navy)) +
    at(330, 130, rect(-13, -66, 26, 66, c.sun, 10) + rect(-5, -4, 10, 70, c.steel, 3)) +
    at(440, 132, area('M-50 -40H50V-8H-50z', c.leaf) + many(5, (i) => area(`M${-50 + i * 20} -8h20l-10 16z`, c.leaf)) + rect(28, -62, 34, 74, c.brick, 8)) +
    rect(40, 262, 560, 20, c.navy, 5) +
    many(3, (i) => rect(96 + i * 160, 208 + (i % 2) * 6, 120, 54 - (i % 2) * 6, [c.coral, c.blue, c.leaf][i], 6) + rect(126 + i * 160, 226, 60, 16, c.white, 4)) +
    rect(80, 282, 24, 78, c.navy) +
    rect(536, 282, 24, 78, c.navy),
  // Machine checks: a machine tool with its doors, gauge and lamp.
  304:
    room('sky', c.steel) +
    rect(110, 84, 420, 208, c.blue, 12) +
    rect(110, 84, 420, 34, c.navy, 12) +
    rect(140, 136, 236, 118, c.navy, 8) +
    rect(152, 148, 212, 94, c.mint, 4) +
    area('M152 242L246 148H292L198 242z', c.white) +
    rect(240, 148, 34, 42, c.steel) +
    area('M248 190h18l-9 26z', c.coral) +
    rect(206, 220, 104, 22, c.navy, 3) +
    rect(402, 136, 104, 118, c.white, 8) +
    rect(414, 148, 80, 44, c.navy, 4) +
    line('M422 178l14-14 12 8 20-14 18 10', c.sun, 5) +
    many(3, (i) => disc(430 + i * 26, 222, 9, [c.leaf, c.sun, c.coral][i])) +
    rect(470, 40, 16, 46, c.steel) +
    rect(462, 28, 32, 24, c.leaf, 8) +
    disc(66, 214, 42, c.white) +
    line('M66 214l20-22', c.coral, 7) +
    disc(66, 214, 7, c.ink) +
    rect(58, 254, 16, 38, c.steel),
  // Quality tools: a part under the caliper, with a chart behind it.
  305:
    room('mint', c.steel) +
    rect(60, 48, 250, 168, c.white, 8) +
    many(5, (i) => rect(84 + i * 42, 92 + i * 20, 28, 104 - i * 20, i === 0 ? c.coral : c.leaf, 3)) +
    line('M98 88l42-10 42-6 42-4 42-2', c.pine, 5) +
    disc(440, 214, 78, c.steel) +
    disc(440, 214, 34, c.mint) +
    many(6, (i) => disc(Math.round(440 + 56 * Math.cos((i * Math.PI) / 3)), Math.round(214 + 56 * Math.sin((i * Math.PI) / 3)), 8, c.navy)) +
    rect(338, 92, 240, 28, c.navy, 5) +
    area('M338 92h24v136l-24-16z', c.navy) +
    area('M518 92h24v120l-24 16z', c.blue) +
    rect(508, 84, 62, 44, c.blue, 6) +
    many(9, (i) => rect(372 + i * 15, 98, 3, i % 3 ? 8 : 14, c.white)),
  // Robot programming: an arm over a conveyor.
  307:
    room('sky', c.steel) +
    rect(40, 244, 560, 22, c.navy, 11) +
    many(7, (i) => disc(72 + i * 82, 276, 16, c.steel)) +
    rect(80, 194, 62, 50, c.sand, 5) +
    rect(98, 194, 26, 18, c.brick) +
    rect(424, 194, 62, 50, c.sand, 5) +
    rect(442, 194, 26, 18, c.brick) +
    rect(520, 194, 62, 50, c.sand, 5) +
    rect(538, 194, 26, 18, c.brick) +
    rect(246, 208, 92, 40, c.navy, 8) +
    line('M292 206V120', c.coral, 34) +
    line('M292 118L398 66', c.coral, 26) +
    line('M400 66l52 52', c.coral, 20) +
    disc(292, 118, 26, c.brick) +
    disc(292, 118, 10, c.white) +
    disc(400, 66, 20, c.brick) +
    disc(400, 66, 8, c.white) +
    line('M436 146l18-26 18 26M440 146v20M468 146v20', c.navy, 9) +
    rect(70, 48, 130, 92, c.navy, 8) +
    line('M90 72h40M104 92h56M104 112h30', c.mint, 7) +
    rect(126, 140, 18, 26, c.navy),
  // Anti-money-laundering: a scale weighs coins against papers.
  401:
    room('mint', c.sand) +
    rect(304, 84, 20, 190, c.pine, 6) +
    area('M236 292c0-26 34-32 78-32s78 6 78 32z', c.pine) +
    line('M126 106L502 84', c.pine, 14) +
    disc(314, 92, 20, c.sun) +
    line('M130 108L74 212M130 108L190 212M498 86L440 188M498 86L556 188', c.brick, 5) +
    area('M58 210H206a74 46 0 0 1-148 0z', c.leaf) +
    area('M424 186H572a74 46 0 0 1-148 0z', c.leaf) +
    many(3, (i) => oval(112, 202 - i * 16, 34, 10, i % 2 ? c.coral : c.sun)) +
    many(2, (i) => oval(166, 202 - i * 16, 28, 9, i % 2 ? c.sun : c.coral)) +
    at(482, 146, rect(-34, -50, 68, 88, c.white, 4) + line('M-20 -30h40M-20 -12h40M-20 6h24', c.steel, 5), -6) +
    at(518, 152, rect(-28, -44, 56, 78, c.cream, 4) + line('M-16 -26h32M-16 -10h32', c.steel, 5), 8),
  // Personal information: a folder with a lock on it.
  402:
    room('lilac', c.sand) +
    rect(64, 70, 190, 130, c.navy, 10) +
    rect(76, 82, 166, 106, c.sky, 4) +
    disc(126, 122, 20, c.plum) +
    area('M94 172c0-40 64-40 64 0z', c.plum) +
    line('M176 116h48M176 136h48M176 156h30', c.steel, 7) +
    rect(148, 200, 22, 40, c.navy) +
    rect(112, 238, 94, 12, c.navy, 6) +
    rect(30, 250, 580, 20, c.brick, 5) +
    rect(70, 268, 24, 92, c.brick) +
    rect(546, 268, 24, 92, c.brick) +
    area('M312 92h84l22 24h152a10 10 0 0 1 10 10v124H312z', c.sun) +
    area('M312 146h268v104H312z', c.coral) +
    line('M414 176v-26a32 32 0 0 1 64 0v26', c.navy, 14) +
    rect(398, 172, 96, 76, c.navy, 12) +
    disc(446, 204, 11, c.sun) +
    rect(441, 204, 10, 26, c.sun, 5),
  // Credit risk: papers under a magnifier.
  404:
    room('cream', c.sand) +
    at(236, 176, rect(-110, -130, 220, 260, c.white, 8) + line('M-76 -92h90M-76 -62h150M-76 -32h150', c.steel, 9) + many(5, (i) => rect(-76 + i * 32, 78 - [30, 54, 40, 76, 96][i], 20, [30, 54, 40, 76, 96][i], i === 4 ? c.coral : c.leaf, 3)), -5) +
    disc(420, 164, 92, c.pine) +
    disc(420, 164, 74, c.mint) +
    area('M420 112L468 196H372z', c.sun) +
    rect(414, 138, 12, 30, c.brick, 6) +
    disc(420, 182, 7, c.brick) +
    line('M486 234l66 66', c.pine, 30) +
    many(3, (i) => oval(96, 284 - i * 18, 42, 13, i % 2 ? c.sun : c.coral)),
  // Counter service: a bank counter with somebody behind it.
  405:
    room('mint', c.sand) +
    rect(0, 34, 640, 26, c.pine) +
    many(3, (i) => rect(50 + i * 226, 60, 88, 12, c.white, 6)) +
    plant(86, 236, 1) +
    person(320, 262, { cloth: c.pine, long: true, scale: 1.2 }) +
    area('M304 174h32l-16 34z', c.white) +
    rect(0, 236, 640, 124, c.brick) +
    rect(0, 224, 640, 20, c.sand) +
    many(4, (i) => rect(30 + i * 152, 262, 124, 80, c.coral, 6)) +
    rect(448, 146, 112, 74, c.navy, 8) +
    rect(458, 156, 92, 54, c.sky, 3) +
    rect(494, 218, 22, 10, c.navy) +
    at(214, 214, rect(-34, -5, 68, 12, c.white, 3) + rect(-28, -16, 56, 12, c.mint, 3)) +
    disc(150, 214, 12, c.sun) +
    rect(136, 216, 28, 9, c.ink, 4),
  // Communication: two heads, two bubbles that meet.
  101:
    room('sky', c.sand) +
    person(138, floor, { cloth: c.blue, scale: 1.3 }) +
    person(508, floor, { cloth: c.coral, long: true, scale: 1.3 }) +
    area('M214 40h134a22 22 0 0 1 22 22v54a22 22 0 0 1-22 22H262l-32 26 4-26h-20a22 22 0 0 1-22-22V62a22 22 0 0 1 22-22z', c.navy) +
    line('M222 76h108M222 102h70', c.sky, 9) +
    area('M300 128h112a22 22 0 0 1 22 22v48a22 22 0 0 1-22 22h-4l10 28-44-28h-74a22 22 0 0 1-22-22v-48a22 22 0 0 1 22-22z', c.sun) +
    many(3, (i) => disc(320 + i * 36, 174, 9, c.brick)),
  // Time management: a day laid out around a clock.
  102:
    room('lilac', c.sand) +
    disc(236, 168, 118, c.plum) +
    disc(236, 168, 98, c.white) +
    area('M236 168V70a98 98 0 0 1 85 147z', c.peach) +
    many(12, (i) => disc(Math.round(236 + 84 * Math.cos((i * Math.PI) / 6)), Math.round(168 + 84 * Math.sin((i * Math.PI) / 6)), i % 3 ? 4 : 7, c.plum)) +
    line('M236 168V98', c.ink, 11) +
    line('M236 168l50 28', c.coral, 9) +
    disc(236, 168, 11, c.ink) +
    rect(404, 70, 180, 222, c.white, 10) +
    area('M404 80a10 10 0 0 1 10-10h160a10 10 0 0 1 10 10v34H404z', c.coral) +
    many(2, (i) => rect(448 + i * 84, 54, 12, 32, c.ink, 6)) +
    many(3, (r) => rect(424, 134 + r * 50, [120, 84, 140][r], 30, [c.lilac, c.sun, c.mint][r], 6)) +
    plant(66, floor, 0.9),
  // Data thinking: a question becomes a chart.
  111:
    room('sky', c.sand) +
    rect(150, 50, 400, 214, c.navy, 14) +
    rect(166, 66, 368, 182, c.white, 4) +
    rect(318, 264, 64, 28, c.navy) +
    rect(270, 286, 160, 12, c.navy, 6) +
    many(5, (i) => rect(194 + i * 40, 222 - [44, 70, 58, 96, 124][i], 26, [44, 70, 58, 96, 124][i], i === 4 ? c.coral : c.blue, 3)) +
    line('M206 160l40-22 40 10 40-38 42-26', c.navy, 6) +
    disc(464, 120, 38, c.sun) +
    area('M464 120V82a38 38 0 0 1 33 57z', c.coral) +
    line('M420 186h90M420 206h60', c.steel, 8) +
    disc(88, 128, 52, c.coral) +
    line('M70 116a18 18 0 1 1 26 16c-6 4-8 8-8 14', c.white, 10) +
    disc(88, 164, 7, c.white) +
    plant(594, floor, 0.9),
  // Project management: a wall of cards in lanes.
  115:
    room('cream', c.sand) +
    rect(60, 44, 400, 216, c.navy, 10) +
    many(3, (i) => rect(78 + i * 126, 62, 112, 180, c.sky, 5)) +
    many(3, (i) => rect(90, 78 + i * 52, 88, 38, [c.sun, c.coral, c.mint][i], 4)) +
    many(2, (i) => rect(216, 78 + i * 52, 88, 38, [c.coral, c.lilac][i], 4)) +
    rect(342, 78, 88, 38, c.leaf, 4) +
    line('M366 98l12 12 26-26', c.white, 8) +
    person(528, floor, { cloth: c.coral, scale: 1.3, arms: area('M-52 -56L-108 -116a11 11 0 0 1 16-15L-30 -74z', c.coral) }) +
    at(400, 150, rect(-38, -19, 76, 38, c.sun, 4), -10),
  // AI at work: a desk with a helper on the screen.
  117:
    room('lilac', c.sand) +
    rect(176, 52, 290, 168, c.navy, 12) +
    rect(190, 66, 262, 140, c.sky, 4) +
    rect(270, 88, 102, 84, c.plum, 24) +
    rect(284, 106, 74, 40, c.white, 18) +
    disc(306, 126, 8, c.plum) +
    disc(336, 126, 8, c.plum) +
    line('M321 88V74', c.plum, 7) +
    disc(321, 72, 8, c.coral) +
    line('M212 96h34M212 116h24M396 96h34M406 116h24', c.steel, 7) +
    rect(300, 220, 42, 26, c.navy) +
    rect(30, 244, 580, 22, c.brick, 5) +
    rect(70, 264, 24, 96, c.brick) +
    rect(546, 264, 24, 96, c.brick) +
    rect(210, 232, 150, 12, c.white, 5) +
    area('M494 204h44v28a12 12 0 0 1-12 12h-20a12 12 0 0 1-12-12z', c.coral) +
    line('M538 212c18 0 18 20 0 20', c.coral, 7) +
    area('M122 76l8 22 22 8-22 8-8 22-8-22-22-8 22-8z', c.sun) +
    area('M522 64l6 16 16 6-16 6-6 16-6-16-16-6 16-6z', c.sun) +
    plant(116, 244, 0.8),
};

for (const [id, body] of Object.entries(scenes)) {
  writeFileSync(
    join(folder, `${id}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360">${body}</svg>\n`,
  );
}
