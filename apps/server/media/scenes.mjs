// The moving scenes of the demo films and the card that each lesson opens with, drawn on a canvas of a
// browser. `make-films.mjs` puts this file into a page unchanged, so it imports nothing. Every motion has a
// whole number of periods in one round, so that a film can repeat the round without a jump.

const W = 960;
const H = 540;
const TAU = 2 * Math.PI;

/** Colours of each scene: wall, floor, pale, middle, deep, accent. */
const tones = {
  shop: ['#f3ddca', '#e3c3a8', '#fbf1e6', '#c98f63', '#6f4630', '#d9643a'],
  factory: ['#cfdbe6', '#aebfce', '#eef4f8', '#6f8ca6', '#2f4a63', '#e0a13c'],
  bank: ['#d5e6dd', '#b4cfc1', '#f0f7f3', '#6ea28a', '#245443', '#c9a14a'],
  office: ['#e4e1d8', '#cdc7b8', '#f8f6f0', '#97907c', '#4a4638', '#4f8a8b'],
  data: ['#1d2b45', '#17233a', '#d7e3f7', '#4d74b8', '#0f1829', '#f2b35d'],
  people: ['#e6dfee', '#cdc1dc', '#f8f4fb', '#8f7bab', '#463659', '#e08a6a'],
  safety: ['#efe3cf', '#d9c6a5', '#faf5ea', '#b39a63', '#4e4227', '#c9402f'],
  rules: ['#dbe2ea', '#bcc8d6', '#f3f6f9', '#76889f', '#2c3b52', '#a8763e'],
};

let ink;
const rect = (x, y, w, h, fill, r = 0) => {
  ink.fillStyle = fill;
  ink.beginPath();
  ink.roundRect(x, y, w, h, r);
  ink.fill();
};
const disc = (x, y, r, fill) => {
  ink.fillStyle = fill;
  ink.beginPath();
  ink.arc(x, y, r, 0, TAU);
  ink.fill();
};
const ring = (x, y, r, width, stroke, from = 0, to = TAU) => {
  ink.strokeStyle = stroke;
  ink.lineWidth = width;
  ink.lineCap = 'round';
  ink.beginPath();
  ink.arc(x, y, r, from, to);
  ink.stroke();
};
const filled = (shape) => ink.fill(shape);
const path = (d, { fill: colour, stroke, width = 3 }) => {
  const shape = new Path2D(d);
  if (colour) {
    ink.fillStyle = colour;
    filled(shape);
  }
  if (stroke) {
    ink.strokeStyle = stroke;
    ink.lineWidth = width;
    ink.lineCap = 'round';
    ink.lineJoin = 'round';
    ink.stroke(shape);
  }
};
const at = (x, y, turn, draw) => {
  ink.save();
  ink.translate(x, y);
  ink.rotate(turn);
  draw();
  ink.restore();
};
const faded = (share, draw) => {
  ink.save();
  ink.globalAlpha *= share;
  draw();
  ink.restore();
};
const swing = (u, periods = 1, phase = 0) => Math.sin(TAU * (u * periods + phase));

const room = ([wall, floor, , middle], u) => {
  rect(0, 0, W, H, wall);
  // Daylight that wanders over the wall and back.
  faded(0.28, () => {
    const x = 150 + 60 * swing(u);
    path(`M${x} 0H${x + 190}L${x + 70} 410H${x - 120}Z`, { fill: '#ffffff' });
    path(`M${x + 250} 0H${x + 330}L${x + 210} 410H${x + 130}Z`, { fill: '#ffffff' });
  });
  rect(0, 410, W, H - 410, floor);
  faded(0.35, () => rect(0, 410, W, 2, middle));
};

const plant = (x, y, size, [, , , middle, deep], u) => {
  path(`M${x - 22 * size} ${y - 46 * size}h${44 * size}l${-7 * size} ${46 * size}h${-30 * size}z`, { fill: deep });
  for (const [turn, long] of [[-0.75, 74], [-0.35, 96], [0.02, 108], [0.4, 92], [0.8, 70]]) {
    at(x, y - 44 * size, turn + 0.03 * swing(u, 2, turn), () =>
      path(`M0 0Q${-17 * size} ${-long * size * 0.55} 0 ${-long * size}Q${17 * size} ${-long * size * 0.55} 0 0Z`, { fill: middle }),
    );
  }
};

const person = (x, y, size, coat, face, u, phase = 0) => {
  const nod = 2.5 * size * swing(u, 2, phase);
  path(`M${x - 62 * size} ${y}c0 ${-86 * size} ${24 * size} ${-112 * size} ${62 * size} ${-112 * size}s${62 * size} ${26 * size} ${62 * size} ${112 * size}z`, { fill: coat });
  rect(x - 15 * size, y - 132 * size + nod / 2, 30 * size, 34 * size, face, 12 * size);
  disc(x, y - 162 * size + nod, 37 * size, face);
};

const scenes = {
  shop(u, tone) {
    const [, , pale, middle, deep, accent] = tone;
    room(tone, u);
    const goods = [accent, middle, deep, '#e8b44f', '#7fa07a', '#d99a86'];
    for (const [side, x] of [[0, 70], [1, 540]]) {
      rect(x, 120, 350, 290, pale, 6);
      for (let row = 0; row < 3; row += 1) {
        const base = 200 + row * 92;
        for (let no = 0; no < 7; no += 1) {
          const tall = [46, 58, 40, 54, 62, 44, 52][(no + row * 2 + side) % 7];
          const wide = [30, 24, 38, 28, 22, 36, 30][(no + row + side) % 7];
          const fill = goods[(Math.floor(no / 2) + row * 2 + side) % goods.length];
          const left = x + 22 + no * 46;
          rect(left, base - tall, wide, tall, fill, no % 2 ? 9 : 3);
          faded(0.5, () => rect(left, base - tall * 0.55, wide, tall * 0.24, '#fff'));
        }
        rect(x, base, 350, 10, middle, 2);
        for (let tag = 0; tag < 4; tag += 1) rect(x + 34 + tag * 88, base + 1, 30, 8, '#fff', 2);
      }
    }
    for (const [no, x] of [210, 480, 750].entries()) {
      at(x, 0, 0.035 * swing(u, 1, no * 0.21), () => {
        path('M0 0V58', { stroke: deep, width: 3 });
        path('M-34 84a34 30 0 0 1 68 0z', { fill: deep });
        disc(0, 86, 9, '#ffe9b0');
        faded(0.16 + 0.04 * swing(u, 2, no * 0.3), () => path('M-34 86H34L96 250H-96Z', { fill: '#fff3c9' }));
      });
    }
    plant(480, 410, 1.15, tone, u);
  },

  factory(u, tone) {
    const [, , pale, middle, deep, accent] = tone;
    room(tone, u);
    for (let no = 0; no < 5; no += 1) rect(60 + no * 180, 56, 124, 96, pale, 4);
    for (const [x, y, r, teeth, way] of [[140, 260, 58, 10, 1], [232, 316, 42, 8, -1]]) {
      at(x, y, (way * TAU * u * 2) / teeth + (way < 0 ? 0.32 : 0), () => {
        for (let no = 0; no < teeth; no += 1) at(0, 0, (TAU * no) / teeth, () => rect(-9, -r - 13, 18, 22, middle, 4));
        disc(0, 0, r, middle);
        disc(0, 0, r * 0.42, tone[0]);
      });
    }
    rect(0, 392, W, 22, deep);
    for (let no = 0; no < 33; no += 1) disc(((no * 30 + u * 480) % 990) - 15, 403, 6, middle);
    for (let no = -1; no < 4; no += 1) {
      const x = no * 240 + ((u * 480) % 240) + 40;
      rect(x, 318, 96, 74, accent, 4);
      faded(0.35, () => rect(x + 40, 318, 16, 74, '#fff'));
      rect(x + 12, 374, 26, 8, '#fff', 2);
    }
    const reach = swing(u, 2);
    at(700, 120, 0, () => {
      rect(-46, -120, 92, 150, deep, 8);
      at(0, 30, 0.42 + 0.2 * reach, () => {
        rect(-15, 0, 30, 118, accent, 14);
        at(0, 112, -0.62 - 0.42 * reach, () => {
          rect(-12, -6, 24, 92, deep, 12);
          path('M-22 108V86H22V108', { stroke: deep, width: 7 });
        });
        disc(0, 112, 15, pale);
      });
      disc(0, 30, 22, pale);
    });
    rect(860, 188, 12, 206, middle);
    disc(866, 180, 15, `rgb(${120 + 40 * swing(u, 2)},${186 + 20 * swing(u, 2)},130)`);
  },

  bank(u, tone) {
    const [, , pale, middle, deep, accent] = tone;
    room(tone, u);
    path('M120 190L330 92L540 190Z', { fill: deep });
    disc(330, 152, 18, accent);
    rect(120, 190, 420, 18, middle);
    for (let no = 0; no < 5; no += 1) {
      rect(146 + no * 86, 208, 40, 178, pale, 4);
      rect(140 + no * 86, 208, 52, 12, middle, 3);
    }
    rect(104, 386, 452, 24, deep, 3);
    for (const [no, tall] of [5, 8, 11].entries()) {
      for (let coin = 0; coin < tall; coin += 1) {
        const x = 610 + no * 98;
        path(`M${x} ${398 - coin * 13}a36 9 0 0 1 72 0v8a36 9 0 0 1 -72 0z`, { fill: coin % 2 ? accent : '#dcbf7c' });
      }
    }
    const width = Math.cos(TAU * u * 2);
    at(744, 158 + 8 * swing(u, 1), 0, () => {
      ink.save();
      ink.scale(Math.max(0.08, Math.abs(width)), 1);
      disc(0, 0, 52, accent);
      ring(0, 0, 39, 5, '#f4e2b4');
      rect(-10, -10, 20, 20, '#f4e2b4', 3);
      ink.restore();
    });
    plant(880, 410, 1.05, tone, u);
  },

  office(u, tone) {
    const [, , pale, middle, deep, accent] = tone;
    room(tone, u);
    rect(90, 84, 400, 232, pale, 8);
    const notes = ['#f0c95c', accent, '#d98d6b', '#8fb08b'];
    for (let row = 0; row < 3; row += 1)
      for (let no = 0; no < 4; no += 1) {
        if ((row + no) % 4 === 3) continue;
        const lift = row === 1 && no === 1 ? 5 * swing(u, 1) : 0;
        at(140 + no * 92, 128 + row * 72 + lift, 0.03 * ((no + row) % 3) - 0.03, () => {
          rect(-32, -26, 64, 54, notes[(row * 2 + no) % 4], 3);
          faded(0.45, () => path('M-20 -8H20M-20 6H8', { stroke: deep, width: 3 }));
        });
      }
    ring(640, 150, 54, 8, deep);
    disc(640, 150, 48, pale);
    at(640, 150, TAU * u, () => path('M0 0V-36', { stroke: accent, width: 4 }));
    at(640, 150, TAU * 0.13, () => path('M0 0V-24', { stroke: deep, width: 6 }));
    rect(430, 386, 480, 18, deep, 4);
    rect(470, 404, 14, 60, deep);
    rect(856, 404, 14, 60, deep);
    rect(560, 262, 190, 122, deep, 10);
    rect(570, 272, 170, 100, '#dfe9ea', 4);
    for (let no = 0; no < 4; no += 1) rect(586, 288 + no * 20, 60 + 60 * (0.5 + 0.5 * swing(u, 1, no * 0.2)), 8, no % 2 ? accent : middle, 4);
    rect(530, 380, 250, 8, middle, 4);
    rect(806, 350, 40, 36, accent, 6);
    ring(848, 366, 10, 5, accent, -1.4, 1.4);
    for (const no of [0, 1]) {
      const rise = (u * 2 + no / 2) % 1;
      faded(0.4 * Math.sin(Math.PI * rise), () =>
        path(`M${818 + no * 14} ${340 - rise * 40}q-8 -10 0 -20t0 -20`, { stroke: '#fff', width: 5 }),
      );
    }
    plant(120, 470, 1.3, tone, u);
  },

  data(u, tone) {
    const [wall, floor, pale, middle, , accent] = tone;
    rect(0, 0, W, H, wall);
    rect(0, 430, W, 110, floor);
    faded(0.12, () => {
      for (let no = 1; no < 12; no += 1) rect(no * 80, 0, 1, H, pale);
      for (let no = 1; no < 7; no += 1) rect(0, no * 76, W, 1, pale);
    });
    for (let no = 0; no < 9; no += 1) {
      const tall = 70 + no * 19 + 22 * swing(u, 1, no * 0.13);
      rect(96 + no * 54, 400 - tall, 34, tall, no === 8 ? accent : middle, 6);
    }
    const line = Array.from({ length: 9 }, (_, no) => [113 + no * 54, 300 - no * 22 - 18 * swing(u, 1, no * 0.13 + 0.1)]);
    path(`M${line.map((one) => one.join(' ')).join('L')}`, { stroke: pale, width: 4 });
    for (const [x, y] of line) disc(x, y, 6, pale);
    ring(760, 200, 92, 30, '#2b3f63');
    ring(760, 200, 92, 30, accent, -TAU / 4, -TAU / 4 + TAU * (0.62 + 0.06 * swing(u)));
    ring(760, 200, 52, 8, middle, TAU * u, TAU * u + 2.2);
    for (let no = 0; no < 3; no += 1) {
      rect(650, 336 + no * 26, 220, 10, '#2b3f63', 5);
      rect(650, 336 + no * 26, 120 + no * 24 + 30 * swing(u, 1, no * 0.3), 10, no === 1 ? accent : middle, 5);
    }
  },

  people(u, tone) {
    const [, , pale, middle, deep, accent] = tone;
    room(tone, u);
    path('M0 410Q240 372 480 410T960 410V440H0Z', { fill: tone[1] });
    const bubbles = [[250, 118, 0, pale], [492, 92, 0.33, accent], [730, 124, 0.66, pale]];
    for (const [x, y, phase, fill] of bubbles) {
      const share = 0.5 + 0.5 * Math.cos(TAU * (u * 2 - phase));
      at(x, y, 0, () => {
        ink.scale(0.9 + 0.1 * share, 0.9 + 0.1 * share);
        ink.globalAlpha = 0.35 + 0.65 * share;
        rect(-78, -38, 156, 74, fill, 26);
        path('M-16 32h34l-26 26z', { fill });
        for (const no of [0, 1, 2]) disc(-28 + no * 28, -1, 7, fill === pale ? middle : '#fff');
      });
    }
    person(250, 412, 1.12, middle, '#f0cdb0', u, 0);
    person(492, 412, 1.24, deep, '#e5b894', u, 0.33);
    person(730, 412, 1.12, accent, '#f3d5bd', u, 0.66);
    plant(96, 412, 1.1, tone, u);
    plant(880, 412, 0.95, tone, u);
  },

  safety(u, tone) {
    const [, , pale, middle, deep, accent] = tone;
    room(tone, u);
    const glow = 0.5 + 0.5 * swing(u, 2);
    rect(600, 150, 210, 260, deep, 6);
    rect(612, 162, 186, 248, pale, 4);
    disc(776, 292, 9, middle);
    faded(0.25 * glow, () => rect(586, 72, 238, 72, '#2f9e62', 14));
    rect(596, 82, 218, 52, '#2f9e62', 8);
    disc(650, 98, 7, '#fff');
    path('M650 108l-10 12 12 0 8 8M646 108l14 2 10 -6M640 120l-10 4', { stroke: '#fff', width: 5 });
    path('M706 108h58m-20 -14l20 14 -20 14', { stroke: '#fff', width: 6 });
    for (let no = 0; no < 6; no += 1) {
      const go = (u * 2 + no / 6) % 1;
      faded(0.75 * Math.sin(Math.PI * go), () => path(`M${120 + go * 440} 452l22 16 -22 16`, { stroke: '#2f9e62', width: 9 }));
    }
    path('M180 250q0 -46 44 -46t44 46v150q0 12 -12 12h-64q-12 0 -12 -12z', { fill: accent });
    rect(208, 176, 32, 32, deep, 6);
    path('M200 176h58l14 -14', { stroke: deep, width: 9 });
    at(256, 190, 0.05 * swing(u, 2), () => path('M0 0q58 20 36 108', { stroke: deep, width: 9 }));
    rect(196, 276, 56, 62, pale, 4);
    disc(224, 230, 11, pale);
    path('M372 336a92 82 0 0 1 184 0z', { fill: '#e9b63c' });
    rect(356, 332, 216, 16, '#d69f27', 8);
    path('M464 254v-8m-34 18q-16 22 -16 68m102 -68q16 22 16 68', { stroke: '#c98f1c', width: 8 });
    rect(386, 348, 156, 62, middle, 4);
  },

  rules(u, tone) {
    const [, , pale, middle, deep, accent] = tone;
    room(tone, u);
    const tilt = 0.11 * swing(u, 1);
    rect(304, 150, 12, 240, deep, 4);
    path('M240 410q70 -44 140 0z', { fill: deep });
    disc(310, 146, 14, accent);
    at(310, 158, tilt, () => path('M-150 0H150', { stroke: deep, width: 9 }));
    for (const side of [-1, 1]) {
      const x = 310 + side * 150 * Math.cos(tilt);
      const y = 158 + side * 150 * Math.sin(tilt);
      path(`M${x} ${y}L${x - 56} ${y + 104}H${x + 56}Z`, { stroke: middle, width: 4 });
      path(`M${x - 62} ${y + 104}a62 44 0 0 0 124 0z`, { fill: accent });
    }
    for (const [no, turn] of [-0.07, 0.04, 0].entries()) at(690 + no * 8, 262 - no * 6, turn, () => rect(-96, -126, 192, 252, no === 2 ? pale : '#ffffffb0', 8));
    for (let no = 0; no < 6; no += 1) rect(636, 172 + no * 26, no === 0 ? 84 : 140 - (no % 3) * 26, 9, no === 0 ? accent : '#c6d0dc', 4);
    const press = Math.max(0, swing(u, 2)) ** 3;
    faded(0.3 + 0.7 * press, () => ring(736, 336, 30, 6, accent));
    path('M850 214l52 18v58q0 50 -52 76q-52 -26 -52 -76v-58z', { fill: deep });
    path('M826 284l18 20 34 -40', { stroke: '#fff', width: 9 });
    rect(590, 392, 330, 18, middle, 4);
  },
};

/** Colours of a card, by company: paper, tint, mark, ink, muted ink. */
const papers = {
  500: ['#eef5fa', '#d3e7f4', '#0d7fb8', '#12344a', '#4d6b7e'],
  1001: ['#fdf3ec', '#fbdfce', '#d9602a', '#4a2416', '#86604d'],
  1002: ['#10203f', '#1b3463', '#6f9dff', '#f2f6ff', '#a9bde6'],
  1003: ['#eef7f2', '#cfe9dc', '#17855e', '#11392b', '#51756a'],
};

/**
 * Breaks a text into lines of at most `width`; a line may be broken after any Han character, but not before
 * punctuation.
 */
function wrap(text, width) {
  const parts = text.match(/[\u3000-\u9fff\uff00-\uffef“”]|[^\s\u3000-\u9fff\uff00-\uffef“”]+\s*|\s+/gu) ?? [];
  const lines = [''];
  for (const part of parts) {
    const last = lines.at(-1);
    const closes = /^[，。：；、？！）”」》]$/u.test(part);
    if (last !== '' && !closes && ink.measureText((last + part).trimEnd()).width > width) lines.push(part);
    else lines[lines.length - 1] = last + part;
  }
  return lines.map((line) => line.trim());
}

function card({ scene, companyId, course, lesson, number, count }) {
  const [paper, tint, mark, dark, quiet] = papers[companyId];
  const sans = '"Noto Sans CJK SC", sans-serif';
  rect(0, 0, W, H, paper);
  disc(770, 230, 300, tint);
  ink.save();
  ink.beginPath();
  ink.arc(748, 226, 178, 0, TAU);
  ink.clip();
  ink.translate(748 - 480 * 0.72, 226 - 262 * 0.72);
  ink.scale(0.72, 0.72);
  scenes[scene](0.1, tones[scene]);
  ink.restore();
  ring(748, 226, 188, 2, mark);
  rect(72, 84, 44, 6, mark, 3);
  ink.textBaseline = 'alphabetic';
  const write = (lines, x, y, step, fill) => {
    ink.fillStyle = fill;
    lines.forEach((line, no) => ink.fillText(line, x, y + no * step));
    return y + lines.length * step;
  };
  ink.font = `400 21px ${sans}`;
  let y = write(wrap(course.zh, 440), 72, 128, 30, quiet);
  ink.font = `600 40px ${sans}`;
  y = write(wrap(lesson.zh, 450), 72, y + 30, 54, dark);
  ink.font = `400 20px ${sans}`;
  y = write(wrap(lesson.en, 440), 72, y - 4, 28, quiet);
  ink.font = `600 18px ${sans}`;
  write([`${number} / ${count}`], 72, Math.max(y + 16, 372), 24, mark);
}

/** Draws on a canvas of 960 × 540: `u` is the share of the round from 0 to 1. */
globalThis.drawScene = (canvas, scene, u) => {
  ink = canvas.getContext('2d');
  scenes[scene](u, tones[scene]);
};
globalThis.drawCard = (canvas, facts) => {
  ink = canvas.getContext('2d');
  card(facts);
};
globalThis.sceneNames = Object.keys(scenes);
