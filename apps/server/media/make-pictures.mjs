// Draws every SVG of this folder: `node make-pictures.mjs`. No dependencies, same output every time.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const here = import.meta.dirname;

function save(path, width, height, body) {
  const file = join(here, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>\n`,
  );
}

function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (value) => String(Math.round(value * 10) / 10);
const rect = (x, y, w, h, fill, r = 0, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${r ? ` rx="${n(r)}"` : ''}${more}/>`;
const circle = (x, y, r, fill, more = '') => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more}/>`;
const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d, stroke, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

/** Colours from the most muted to the most striking; the first is the background of text. */
const palettes = {
  platform: ['#eaf6fd', '#cdeafa', '#9dd6f4', '#4fb9ea', '#0d8fce', '#075a85', '#ffd58a'],
  sunrise: ['#fff1ea', '#ffe3d5', '#ffc4a9', '#ff9a5c', '#f5722d', '#8f3f22', '#ffd9a0'],
  deepblue: ['#0e1a36', '#14264f', '#1c3878', '#2857bf', '#2f6bff', '#8fb2ff', '#ffcf8a'],
  qinghe: ['#eaf7f1', '#cfeee0', '#9fdcc0', '#52bd8d', '#17a673', '#0c5f43', '#f6d78f'],
};

const mix = (from, to, share) =>
  `#${[1, 3, 5]
    .map((at) => {
      const a = Number.parseInt(from.slice(at, at + 2), 16);
      const b = Number.parseInt(to.slice(at, at + 2), 16);
      return Math.round(a + (b - a) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

const wave = (width, height, base, size, phase) => {
  const pieces = 8;
  const step = width / pieces;
  let d = `M0 ${n(base + size * Math.sin(phase))}`;
  for (let i = 0; i < pieces; i += 1) {
    const y1 = base + size * Math.sin(phase + i * 1.6 + 0.5);
    const y2 = base + size * Math.sin(phase + (i + 1) * 1.6 - 0.5);
    const y3 = base + size * Math.sin(phase + (i + 1) * 1.6);
    d += `C${n(step * (i + 0.35))} ${n(y1)} ${n(step * (i + 0.65))} ${n(y2)} ${n(step * (i + 1))} ${n(y3)}`;
  }
  return `${d}V${height}H0Z`;
};

/** Motifs of the covers, as scenes; each draws around (x, y) within `size`. */
const motifs = {
  arcs(p, x, y, size, rnd) {
    let out = '';
    for (let i = 0; i < 4; i += 1) out += circle(x, y, size * (1 - i * 0.23), p[i + 1]);
    const bars = 4 + Math.floor(rnd() * 2);
    for (let i = 0; i < bars; i += 1) {
      const w = size * 0.13;
      const h = size * (0.34 + (i * 0.62) / bars);
      const left = x - (bars * w * 1.45) / 2 + i * w * 1.45 + size * 0.1;
      out += rect(left, y - h, w, h + 8, mix(p[4], p[5], 0.35 + (0.65 * i) / (bars - 1)), w * 0.14);
    }
    return out;
  },
  orbit(p, x, y, size, rnd) {
    let out = '';
    for (let i = 0; i < 4; i += 1) {
      const r = size * (0.36 + i * 0.22);
      out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.46)}" fill="none" stroke="${p[4 - (i % 2)]}" stroke-width="${n(size * 0.014)}" opacity="${n(0.95 - i * 0.15)}" transform="rotate(-14 ${n(x)} ${n(y)})"/>`;
      const turn = rnd() * Math.PI * 2;
      const px = r * Math.cos(turn);
      const py = r * 0.46 * Math.sin(turn);
      const a = (-14 * Math.PI) / 180;
      out += circle(x + px * Math.cos(a) - py * Math.sin(a), y + px * Math.sin(a) + py * Math.cos(a), size * (0.045 + rnd() * 0.03), i === 2 ? p[6] : p[4]);
    }
    return out + circle(x, y, size * 0.19, p[4]) + circle(x - size * 0.05, y - size * 0.05, size * 0.11, p[3]);
  },
  grid(p, x, y, size, rnd) {
    let out = '';
    const cell = size * 0.34;
    for (let row = 0; row < 5; row += 1)
      for (let col = 0; col < 6; col += 1) {
        const left = x - cell * 3 + col * cell;
        const top = y - cell * 2.5 + row * cell;
        const tone = p[2 + Math.floor(rnd() * 3)];
        const kind = rnd();
        const s = cell * 0.8;
        if (kind < 0.35) out += rect(left, top, s, s, tone, s * 0.14);
        else if (kind < 0.65) out += circle(left + s / 2, top + s / 2, s / 2, rnd() < 0.16 ? p[6] : tone);
        else if (kind < 0.85) out += path(`M${n(left)} ${n(top + s)}A${n(s)} ${n(s)} 0 0 1 ${n(left + s)} ${n(top)}V${n(top + s)}Z`, tone);
      }
    return out;
  },
  steps(p, x, y, size, rnd) {
    let out = circle(x + size * 0.42, y - size * 0.72, size * 0.2, p[6]);
    const count = 6;
    const w = size * 0.3;
    for (let i = 0; i < count; i += 1) {
      const h = size * (0.22 + i * 0.2);
      out += rect(x - (count / 2 - i) * w, y + size * 0.6 - h, w + 1, h + size, p[Math.min(5, 1 + Math.floor((i * 5) / count))]);
    }
    const lean = rnd() * 0.04;
    return out + line(`M${n(x - size * 0.75)} ${n(y + size * 0.2)}L${n(x + size * (0.62 + lean))} ${n(y - size * 0.82)}`, p[5], n(size * 0.02), ` stroke-dasharray="2 ${n(size * 0.06)}"`);
  },
  bubbles(p, x, y, size, rnd) {
    let out = '';
    for (let i = 0; i < 4; i += 1) {
      const w = size * (0.86 - i * 0.08);
      const h = size * 0.5;
      const left = x - size * 0.95 + i * size * 0.42;
      const top = y - size * (0.52 - (i % 2) * 0.42) + rnd() * size * 0.1;
      out += rect(left, top, w, h, p[i + 1], size * 0.09) + path(`M${n(left + w * 0.2)} ${n(top + h - 1)}h${n(w * 0.18)}l${n(-w * 0.17)} ${n(h * 0.28)}Z`, p[i + 1]);
    }
    return out;
  },
  leaves(p, x, y, size, rnd, reach = 3) {
    let out = '';
    const leaf = (cx, cy, s, turn, tone) =>
      `<g transform="translate(${n(cx)} ${n(cy)}) rotate(${n(turn)}) scale(${n(s)})">${path('M0 0C-38 -30 -38 -92 0 -130C38 -92 38 -30 0 0Z', tone)}</g>`;
    const s = size / 130;
    for (let i = 0; i < 5; i += 1) out += leaf(x, y + size * 0.55, s * (1.05 + (i === 2 ? 0.45 : 0) - rnd() * 0.1), -62 + i * 31, p[i === 2 ? 4 : 2 + (i % 2)]);
    out += circle(x + size * 0.62, y - size * 0.6, size * 0.2, p[6]);
    return out + path(`M${n(x - size * reach)} ${n(y + size * 0.92)}Q${n(x)} ${n(y + size * 0.22)} ${n(x + size * reach)} ${n(y + size * 0.92)}V${n(y + size * 1.6)}H${n(x - size * 3)}Z`, p[5]);
  },
  hills(p, x, y, size, rnd) {
    const width = size * 6.4;
    const left = x - width / 2;
    const phase = rnd() * 6;
    let out = circle(x + size * 0.36, y - size * 0.36, size * 0.3, p[6]);
    [
      [0.05, 0.16, 2],
      [0.3, 0.14, 3],
      [0.55, 0.12, 4],
      [0.78, 0.1, 5],
    ].forEach(([base, bend, tone], i) => {
      out += path(wave(width, size * 3, size * base, size * bend, phase + i * 1.9), p[tone], ` transform="translate(${n(left)} ${n(y)})"`);
    });
    return out;
  },
};

const banners = {
  platform: ['hills', 'bubbles', 'orbit', 'grid', 'steps'],
  sunrise: ['arcs', 'hills', 'bubbles', 'grid', 'steps', 'orbit', 'arcs'],
  deepblue: ['orbit', 'steps', 'grid', 'hills', 'arcs', 'orbit'],
  qinghe: ['leaves', 'hills', 'steps', 'bubbles'],
};

for (const [brand, list] of Object.entries(banners)) {
  const p = palettes[brand];
  list.forEach((motif, index) => {
    const rnd = random(brand.length * 977 + index * 131 + 7);
    const centre = {
      arcs: [800, 360, 300],
      hills: [640, 190, 202],
      steps: [800, 230, 210],
      grid: [800, 186, 190],
      orbit: [800, 180, 220],
      bubbles: [800, 190, 200],
      leaves: [800, 186, 160],
    }[motif];
    // The subject is to the right of the middle, complete and in front of a plain disc: nothing is faded out,
    // because that would cut drawn shapes apart. A square or 16:9 crop of the middle still shows it.
    const body =
      rect(0, 0, 1200, 360, p[0]) + circle(800, 200, 270, mix(p[0], p[1], 0.7)) + motifs[motif](p, ...centre, rnd, 5);
    save(`banners/${brand}-${index + 1}.svg`, 1200, 360, body);
  });
}

// Login pictures, whose upper corner at the start is left empty for the slogan.
const logins = {
  platform: (p) => motifs.hills(p, 640, 640, 420, random(3)),
  sunrise: (p) => motifs.arcs(p, 760, 1200, 860, random(11)),
  deepblue: (p) => {
    let grid = '';
    for (let i = 0; i <= 16; i += 1) grid += line(`M${n(800 + (i - 8) * 46)} 780L${n(800 + (i - 8) * 260)} 1200`, p[2], 2);
    for (let i = 0; i < 6; i += 1) grid += line(`M0 ${n(780 + i * i * 15)}H1600`, p[2], 2);
    return `<defs><radialGradient id="g" cx=".55" cy=".58" r=".6"><stop offset="0" stop-color="${p[3]}" stop-opacity=".75"/><stop offset="1" stop-color="${p[0]}" stop-opacity="0"/></radialGradient></defs>` + rect(0, 0, 1600, 1200, 'url(#g)') + rect(0, 780, 1600, 420, p[1], 0, ' opacity=".8"') + grid + motifs.orbit(p, 860, 640, 520, random(17));
  },
  qinghe: (p) => motifs.leaves(p, 820, 760, 420, random(23)),
};
for (const [brand, draw] of Object.entries(logins)) {
  const p = palettes[brand];
  save(`brand/${brand}-login.svg`, 1600, 1200, rect(0, 0, 1600, 1200, p[0]) + draw(p));
}

// Logos on a coloured square of 64 px; the tab's icon is the same logo with less space around it.
const marks = {
  platform: () => path('M14 40a9 9 0 0 1 3-17.500a14 14 0 0 1 27-1.500a10 10 0 0 1 5 19z', '#fff') + line('M24 33.500l6 5 11-10', '#0d8fce', 4),
  sunrise: () => path('M13 42a19 19 0 0 1 38 0z', '#1f1108') + path('M24 42a8 8 0 0 1 16 0z', '#ffd9a0') + rect(11, 46, 42, 4, '#1f1108', 2) + line('M32 13v5M15.500 20l3.500 3.500M48.500 20L45 23.500', '#1f1108', 4),
  deepblue: () => `<ellipse cx="32" cy="32" rx="20" ry="9" fill="none" stroke="#fff" stroke-width="4" transform="rotate(-28 32 32)"/>` + circle(32, 32, 7, '#fff') + circle(48, 21, 4.5, '#ffcf8a'),
  qinghe: () => path('M31 50C15 44 13 28 16 16c14 2 18 14 15 34z', '#fff') + path('M34 50c-2-12 2-22 15-24c2 12-4 21-15 24z', '#d9f3e7'),
};
const plates = { platform: '#0d8fce', sunrise: '#f5722d', deepblue: '#2f6bff', qinghe: '#128a5f' };
for (const [brand, draw] of Object.entries(marks)) {
  save(`brand/${brand}-logo.svg`, 64, 64, rect(0, 0, 64, 64, plates[brand], 14) + draw());
  save(`brand/${brand}-tab.svg`, 64, 64, circle(32, 32, 32, plates[brand]) + `<g transform="translate(3.200 3.200) scale(.9)">${draw()}</g>`);
}

// Pictures of image items, 960 × 540.
const shelfGoods = (y, tidy, rnd, tones) => {
  let out = '';
  let x = 150;
  let i = 0;
  while (x < 790) {
    const group = Math.floor(i / 4);
    const tone = tidy ? tones[group % tones.length] : tones[Math.floor(rnd() * tones.length)];
    const w = tidy ? 34 : 26 + rnd() * 22;
    const h = tidy ? 78 - (group % 2) * 14 : 40 + rnd() * 48;
    const tilt = tidy ? 0 : (rnd() - 0.5) * 16;
    if (tidy || rnd() > 0.16) out += rect(x, y - h, w, h, tone, 6, tilt ? ` transform="rotate(${n(tilt)} ${n(x + w / 2)} ${n(y)})"` : '') + rect(x + 6, y - h * 0.62, w - 12, h * 0.24, '#ffffff', 2, ` opacity=".7"${tilt ? ` transform="rotate(${n(tilt)} ${n(x + w / 2)} ${n(y)})"` : ''}`);
    x += w + (tidy ? (i % 4 === 3 ? 26 : 6) : 4 + rnd() * 18);
    i += 1;
  }
  return out;
};
const shop = (tidy) => {
  const rnd = random(41);
  let out = rect(0, 0, 960, 540, tidy ? '#fff3ea' : '#f1eeea') + rect(0, 452, 960, 88, tidy ? '#f4d9c3' : '#ddd5cc');
  out += rect(120, 60, 720, 400, tidy ? '#fffaf5' : '#f8f5f1', 12);
  for (const y of [176, 300, 424]) out += shelfGoods(y, tidy, rnd, tidy ? ['#f5722d', '#ffb27a', '#8f3f22', '#ffd9a0'] : ['#b98a6f', '#d8b08c', '#8c7d70', '#c9a27e', '#e0c3a3']) + rect(120, y, 720, 12, tidy ? '#c78b63' : '#a8968a', 3);
  if (tidy) out += rect(136, 88, 688, 96, 'none', 10, ' stroke="#f5722d" stroke-width="4" stroke-dasharray="10 10"');
  else for (let i = 0; i < 3; i += 1) out += rect(210 + i * 190, 452 + (i % 2) * 14, 84, 58, '#b79d84', 6, ` transform="rotate(${i * 7 - 6} ${250 + i * 190} 480)"`);
  return out;
};
save('images/display-good.svg', 960, 540, shop(true));
save('images/display-improve.svg', 960, 540, shop(false));

const floor = (after) => {
  const rnd = random(67);
  let out = rect(0, 0, 960, 540, after ? '#eaf0ff' : '#e9e8e6') + path('M0 360H960V540H0Z', after ? '#c9d7f7' : '#cfcac3');
  out += path('M0 540L240 360H280L90 540ZM960 540L720 360H680L870 540Z', after ? '#f2c14e' : '#d8cdae');
  out += rect(120, 150, 300, 210, after ? '#2857bf' : '#7c8597', 10) + rect(150, 182, 150, 86, after ? '#dfe9ff' : '#c3c8d1', 6) + rect(322, 182, 70, 20, after ? '#8fb2ff' : '#a1a8b5', 4) + circle(357, 250, 20, after ? '#ffcf8a' : '#b5a98f');
  out += rect(540, 110, 320, 190, after ? '#ffffff' : '#d9d6d1', 8);
  for (let i = 0; i < 10; i += 1) {
    const col = i % 5;
    const row = Math.floor(i / 5);
    const x = after ? 572 + col * 58 : 560 + rnd() * 260;
    const y = after ? 132 + row * 82 : 130 + rnd() * 110;
    const turn = after ? 0 : rnd() * 180;
    if (after) out += rect(x - 9, y - 8, 36, 72, 'none', 10, ' stroke="#8fb2ff" stroke-width="2.500"');
    out += `<g transform="rotate(${n(turn)} ${n(x + 9)} ${n(y + 28)})">${rect(x + 5, y + 12, 8, 44, after ? '#1c3878' : '#6f675d', 4)}${circle(x + 9, y + 9, 9, after ? '#2f6bff' : '#857a6c')}</g>`;
  }
  if (after) for (let i = 0; i < 3; i += 1) out += rect(560 + i * 100, 380, 76, 70, ['#2f6bff', '#52bd8d', '#f2c14e'][i], 8) + rect(574 + i * 100, 400, 48, 10, '#fff', 4);
  else for (let i = 0; i < 6; i += 1) out += rect(440 + rnd() * 400, 350 + rnd() * 110, 60 + rnd() * 40, 44 + rnd() * 20, ['#a08d75', '#8f8475', '#b7a68d'][i % 3], 5, ` transform="rotate(${n(rnd() * 40 - 20)} 640 420)"`);
  return out;
};
save('images/floor-before.svg', 960, 540, floor(false));
save('images/floor-after.svg', 960, 540, floor(true));

/** Rings that become wider, like breathing, over still water. */
const breath = (p) =>
  rect(0, 0, 640, 360, p[0]) +
  [150, 116, 84, 54].map((r, i) => circle(320, 150, r, p[1 + Math.min(i, 2)], ` opacity="${0.55 + i * 0.12}"`)).join('') +
  circle(320, 150, 26, p[6]) +
  path(wave(640, 360, 268, 14, 0.4), p[2]) +
  path(wave(640, 360, 306, 12, 2.1), p[3]);
save('images/breath.svg', 640, 360, breath(palettes.sunrise));

/** The nine boxes of a canvas: place, names, and how many notes fit. */
const boxes = [
  [60, 60, 168, 300, '伙伴', 'Partners'],
  [228, 60, 168, 150, '活动', 'Activities'],
  [228, 210, 168, 150, '资源', 'Resources'],
  [396, 60, 168, 300, '价值主张', 'Value'],
  [564, 60, 168, 150, '关系', 'Relations'],
  [564, 210, 168, 150, '渠道', 'Channels'],
  [732, 60, 168, 300, '客户', 'Customers'],
  [60, 360, 420, 120, '成本', 'Costs'],
  [480, 360, 420, 120, '收入', 'Revenue'],
];
const label = (x, y, size, fill, words, more = '') =>
  `<text x="${n(x)}" y="${n(y)}" font-size="${size}" fill="${fill}"${more}>${words}</text>`;

/** A canvas with notes in each box; the box that most needs proof is marked. */
const canvas = (p, weak, notes) => {
  let out = rect(0, 0, 960, 540, p[0]);
  out += '<g font-family="\'PingFang SC\',\'Microsoft YaHei\',\'Noto Sans CJK SC\',sans-serif">';
  boxes.forEach(([x, y, w, h, zh, en], i) => {
    const marked = i === weak;
    out += rect(x + 5, y + 5, w - 10, h - 10, marked ? p[6] : '#fff', 10, ` stroke="${marked ? p[5] : p[2]}" stroke-width="2"`);
    out += label(x + 20, y + 34, 16, p[5], zh, ' font-weight="600"') + label(x + 24 + zh.length * 16, y + 34, 12, p[5], en);
    notes[i].forEach((words, k) => {
      const [left, top] = h === 120 ? [x + 18 + k * 128, y + 48] : [x + 18, y + 48 + k * (h < 200 ? 46 : 60)];
      const wide = h === 120 ? 118 : w - 36;
      out += rect(left, top, wide, 40, p[1 + (k % 2)], 6) + label(left + 10, top + 26, 14, '#2b2b2b', words);
    });
  });
  return `${out}</g>`;
};
save('images/canvas-shop.svg', 960, 540, canvas(palettes.sunrise, 6, [['菜农合作社', '冷链车队'], ['选品', '理货'], ['好地段', '老店员'], ['下班路上', '十分钟买齐', '今天现摘'], ['叫得出名字', '会员日'], ['门店', '小程序'], ['楼上住户', '上班族', '带孩子的人'], ['房租', '人工', '损耗'], ['商品差价', '加工费']]));
save('images/canvas-platform.svg', 960, 540, canvas(palettes.platform, 3, [['师傅协会', '支付公司'], ['撮合', '评价审核'], ['软件', '信用数据'], ['十分钟', '找到好师傅', '不满意重做'], ['客服', '保险'], ['手机应用', '社区'], ['要修的人', '手艺师傅'], ['研发', '补贴', '客服'], ['每单抽成', '师傅会员']]));
save('images/canvas-subscription.svg', 960, 540, canvas(palettes.qinghe, 8, [['内容作者', '印刷厂'], ['编辑', '寄送'], ['品牌', '读者名单'], ['每月一箱', '适合孩子读', '不用挑'], ['读书群', '年度信'], ['朋友推荐', '学校'], ['三到八岁', '孩子的父母'], ['稿费', '印刷', '快递'], ['年费', '单箱', '加购']]));

// Portraits of 240 × 240 pixels of people who teach, in the tints of their company.
const skins = ['#f6d3b8', '#efc2a0', '#e6b08a'];
const hairs = { black: '#2b2624', brown: '#4a342a', grey: '#8d8a88', silver: '#bdbab6' };

/** Hair in two parts: the part behind the head, and the part over the forehead. */
const cuts = {
  short: (c) => ['', path('M76 104C70 62 98 44 122 44S172 64 164 104C160 88 150 80 140 76C124 84 92 82 84 88C80 92 78 98 76 104Z', c)],
  side: (c) => ['', path('M75 108C66 66 92 42 124 44C154 46 172 70 165 108C161 94 156 84 148 78C132 78 116 72 108 62C104 76 86 84 80 92Z', c)],
  crop: (c) => ['', path('M78 98C74 66 96 48 120 48S166 66 162 98C158 84 148 72 120 72S82 84 78 98Z', c)],
  bob: (c) => [path('M66 146C58 80 78 40 120 40S182 80 174 146C172 156 160 158 154 150H86C80 158 68 156 66 146Z', c), path('M77 106C72 68 96 50 120 50S168 68 163 106C150 96 134 84 128 74C118 90 94 96 78 104Z', c)],
  long: (c) => [path('M62 190C60 90 70 38 120 38S180 90 178 190C168 196 156 192 152 184H88C84 192 72 196 62 190Z', c), path('M77 108C72 68 96 50 120 50S168 68 163 108C152 92 138 82 118 66C108 84 90 92 78 106Z', c)],
  bun: (c) => [circle(120, 38, 20, c) + path('M74 116C66 72 88 46 120 46S174 72 166 116Z', c), path('M77 106C72 68 96 50 120 50S168 68 163 106C152 88 140 80 120 80S88 88 77 106Z', c)],
};

function portrait(p, { skin, hair, cut, cloth, glasses, collar = '#ffffff' }) {
  const tone = skins[skin];
  const shade = mix(tone, '#8a4b2a', 0.22);
  const [behind, over] = cuts[cut](hairs[hair]);
  let out = rect(0, 0, 240, 240, p[1]) + circle(196, 50, 66, p[2]) + circle(30, 200, 74, mix(p[1], p[2], 0.5)) + behind;
  out += path('M104 140H136V176C136 190 104 190 104 176Z', shade);
  out += path('M34 240C36 196 66 178 104 172C110 186 130 186 136 172C174 178 204 196 206 240Z', cloth);
  out += path('M104 172L92 184L114 206L120 192L126 206L148 184L136 172C130 186 110 186 104 172Z', collar);
  out += circle(77, 112, 9, tone) + circle(163, 112, 9, tone) + path('M78 96C78 66 98 56 120 56S162 66 162 96C162 130 144 158 120 158S78 130 78 96Z', tone) + over;
  out += circle(104, 112, 3.6, '#2b2320') + circle(136, 112, 3.6, '#2b2320') + line('M97 101Q104 97 111 101M129 101Q136 97 143 101', mix(hairs[hair], tone, 0.25), 3);
  out += line('M118 116L116 126H121', shade, 2.4) + line('M108 137Q120 147 132 137', '#9c4a3c', 3);
  if (glasses) out += `<g fill="none" stroke="#3a3532" stroke-width="2.400">${['91', '123'].map((x) => `<rect x="${x}" y="102" width="26" height="20" rx="9"/>`).join('')}<path d="M117 110h6"/></g>`;
  return out;
}

const faces = {
  801: ['platform', { skin: 0, hair: 'black', cut: 'bob', cloth: '#2f5d7c' }],
  802: ['platform', { skin: 1, hair: 'black', cut: 'side', cloth: '#3d4a57', glasses: true }],
  803: ['platform', { skin: 1, hair: 'brown', cut: 'long', cloth: '#b8607a' }],
  804: ['platform', { skin: 1, hair: 'grey', cut: 'short', cloth: '#27323f' }],
  805: ['platform', { skin: 0, hair: 'black', cut: 'bun', cloth: '#50607a', glasses: true }],
  806: ['platform', { skin: 1, hair: 'black', cut: 'crop', cloth: '#4c6b5d', collar: '#d9e6de' }],
  807: ['platform', { skin: 2, hair: 'black', cut: 'short', cloth: '#1f2733', glasses: true }],
  808: ['platform', { skin: 0, hair: 'brown', cut: 'bob', cloth: '#7a8f6a', collar: '#eef3e4' }],
  811: ['sunrise', { skin: 0, hair: 'black', cut: 'long', cloth: '#b4532a' }],
  812: ['sunrise', { skin: 1, hair: 'brown', cut: 'bun', cloth: '#5c7f4d' }],
  813: ['sunrise', { skin: 2, hair: 'black', cut: 'crop', cloth: '#3a4a5f' }],
  821: ['deepblue', { skin: 2, hair: 'grey', cut: 'crop', cloth: '#3f6fd0', collar: '#dfe9ff' }],
  822: ['deepblue', { skin: 2, hair: 'silver', cut: 'short', cloth: '#c08a3c', collar: '#f4e4c8' }],
  831: ['qinghe', { skin: 0, hair: 'black', cut: 'bob', cloth: '#2c4a41', glasses: true }],
  841: ['sunrise', { skin: 1, hair: 'black', cut: 'side', cloth: '#c9622f', collar: '#fff1ea' }],
};
for (const [id, [brand, face]] of Object.entries(faces)) {
  save(`people/${id}.svg`, 240, 240, portrait(palettes[brand], face));
}
