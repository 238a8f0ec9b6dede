import { coverMotifs, coverPlan, type CoverMotif } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { drawCover } from './index.ts';
import type { motifs } from './motifs.ts';
import { circle, ellipse, H, W } from './paths.ts';
import { glyphOf } from './words.ts';

const art = (seed: string | number, motif?: CoverMotif, words?: readonly string[]) =>
  drawCover(seed, coverPlan(seed, undefined, motif).motif, words);

const numbers = (text: string) =>
  text
    .trim()
    .split(/[\s,]+/)
    .map(Number);

/**
 * Whether a path of two relative arcs or four absolute ones closes where it started, with ends that fit the
 * radii.
 */
function isRound(d: string): boolean {
  const halves = [...d.matchAll(/a(\S+) (\S+) 0 1 0 (\S+) 0/g)];
  if (halves.length > 0)
    return halves.every(([, rx, , chord]) => Math.abs(Number(chord)) === Math.round(Number(rx) * 20) / 10);
  const [, start = ''] = /^M(\S+ \S+?)A/.exec(d) ?? [];
  const points = [numbers(start)];
  const [, rx, ry, tilt] = /A(\S+) (\S+) (\S+) 0 1/.exec(d)?.map(Number) ?? [];
  for (const [, at = ''] of d.matchAll(/ 0 1 (\S+ [^A\sz]+)/g)) points.push(numbers(at));
  const turn = ((tilt ?? 0) * Math.PI) / 180;
  // The vector from one quarter's end to the next, seen along the axes, is one radius in each direction.
  return points.slice(1).every(([x = 0, y = 0], i) => {
    const [fromX = 0, fromY = 0] = points[i] ?? [];
    const along = (x - fromX) * Math.cos(turn) + (y - fromY) * Math.sin(turn);
    const across = (y - fromY) * Math.cos(turn) - (x - fromX) * Math.sin(turn);
    return Math.abs(Math.abs(along) - (rx ?? 0)) < 0.2 && Math.abs(Math.abs(across) - (ry ?? 0)) < 0.2;
  });
}

/** The horizontal position of a circle's centre. */
const middleOf = (d = '') => {
  const [, from, r] = /^M(\S+) \S+a(\S+)/.exec(d) ?? [];
  return Number(from) + Number(r);
};

describe('generated covers', () => {
  it('give a course the same picture every time, and its neighbour another', () => {
    expect(art(208, undefined, ['店长领导力'])).toEqual(art(208, undefined, ['店长领导力']));
    expect(art(208).shapes).not.toEqual(art(209).shapes);
  });

  it('draw circles that are circles and ellipses that are ellipses', () => {
    for (let step = 0; step < 400; step += 1) {
      const r = 5 + step * 0.137;
      expect(isRound(circle(100 + step * 0.031, 90, r))).toBe(true);
      expect(isRound(ellipse(150, 90 + step * 0.017, r + 40, r, step - 200))).toBe(true);
    }
    for (const motif of coverMotifs) {
      for (let id = 0; id < 200; id += 1) {
        const rounds = art(id, motif)
          .shapes.flatMap(({ d }) => d.split(/(?=M)/))
          .filter((d) => /^M\S+ \S+?(a\S+ \S+ 0 1 0|A)/.test(d));
        expect(rounds.filter((d) => !isRound(d))).toEqual([]);
      }
    }
  });

  it('stay under 40 nodes and write only finite numbers, whatever the course', () => {
    const titles = ['财务', '安全与消防', '门店运营', '提示词写作', '无'];
    for (let id = 0; id < 1000; id += 1) {
      const { shapes } = art(id, undefined, [titles[id % titles.length] ?? '']);
      expect(shapes.length).toBeLessThan(40);
      expect(shapes.map(({ d, place = '' }) => d + place).join('')).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it('keep the main part of the picture visible if only a square of it fits', () => {
    const starts = { xMin: 0, xMid: 70, xMax: 140 };
    // Index of the shape of each motif that must stay in view, such as the sun of the waves or the top step.
    const points = { waves: 0, arcs: 0, steps: -1, orbit: 5, bubbles: -1 } as const satisfies Partial<
      Record<keyof typeof motifs, number>
    >;
    for (const [motif, at] of Object.entries(points)) {
      for (let id = 0; id < 200; id += 1) {
        const { focus, shapes } = art(
          id,
          coverMotifs.find((each) => each === motif),
        );
        const middle = middleOf(shapes.at(at)?.d);
        expect(middle).toBeGreaterThan(starts[focus]);
        expect(middle).toBeLessThan(starts[focus] + 180);
      }
    }
  });
});

describe('the figure of a cover', () => {
  it('follows the words of the title, in both languages', () => {
    expect(
      ['安全与消防', '收银规范与防损', '客诉处理五步法', '反洗钱合规', '门店数据看板', '新店员第一课'].map(
        (title) => glyphOf([title]),
      ),
    ).toEqual(['extinguisher', 'till', 'chat', 'scale', 'chart', 'shop']);
    expect(
      [
        'Safety and Fire',
        'Checkout and Loss Prevention',
        'Five Steps for Complaints',
        'Anti-money-laundering',
        'Store Dashboards',
      ].map((title) => glyphOf([title])),
    ).toEqual(['extinguisher', 'till', 'chat', 'scale', 'chart']);
  });

  it.each([
    ['清晨的第一位顾客', 'The first customer', 'handshake'],
    ['会说话的货架', 'Shelves that speak', 'shelf'],
    ['把不满变成回头客', 'From anger to loyalty', 'chat'],
    ['十个人的小队', 'A team of ten', 'people'],
    ['每天省下一小时', 'An hour saved each day', 'clock'],
    ['灭火器四步', 'Four steps with an extinguisher', 'extinguisher'],
    ['第二周：个人信息', 'Week two: personal data', 'lock'],
  ])('is the same for “%s” and “%s”', (zh, en, figure) => {
    expect([glyphOf([zh]), glyphOf([en])]).toEqual([figure, figure]);
  });

  it('follows the category without such words, and is absent without both', () => {
    expect(glyphOf(['从骨干到卓越', '信息安全'])).toBe('lock');
    expect(glyphOf(['第十二讲', '其他'])).toBeUndefined();
    expect(glyphOf([])).toBeUndefined();
  });

  it('is in front of a motif that is quieter than the figure', () => {
    const { shapes } = art(5, 'steps', ['财务']);
    const ground = shapes.filter(({ place }) => place === undefined);
    expect(ground.map(({ shade }) => shade)).not.toContain('deep');
    expect(shapes.at(-1)?.place).toBeDefined();
  });

  it('has lines of one width, whatever its scale', () => {
    for (let id = 0; id < 40; id += 1) {
      for (const { line, place } of art(id, undefined, ['财务']).shapes) {
        if (line === undefined || place === undefined) continue;
        const [, scale] = /scale\((\S+)\)/.exec(place) ?? [];
        expect(line * Number(scale)).toBeCloseTo(4.5, 1);
      }
    }
  });

  it('is whole, wherever it stands', () => {
    for (let id = 0; id < 100; id += 1) {
      const figure = art(id, undefined, ['财务']).shapes.filter((shape) => shape.place !== undefined);
      const { line = 0, place = '' } = figure.find((shape) => shape.line !== undefined) ?? {};
      const [, x, y, angle, scale] =
        /^translate\((\S+) (\S+)\) rotate\((\S+)\) scale\((\S+)\)/.exec(place)?.map(Number) ?? [];
      if (x === undefined || y === undefined || angle === undefined || scale === undefined)
        throw new Error(`No place: ${place}`);
      const turn = (Math.abs(angle) * Math.PI) / 180;
      // Figures keep 8 of their 100 units free on each side.
      const reach = scale * (42 * (Math.cos(turn) + Math.sin(turn)) + line / 2);
      expect(y + reach).toBeLessThanOrEqual(H);
      expect(y - reach).toBeGreaterThanOrEqual(0);
      expect(x + reach).toBeLessThanOrEqual(W);
      expect(x - reach).toBeGreaterThanOrEqual(0);
    }
  });

  it('differs in place and size between courses of one subject', () => {
    const places = Array.from({ length: 30 }, (_, id) => art(id, undefined, ['财务']).shapes.at(-1)?.place);
    expect(new Set(places).size).toBeGreaterThan(9);
  });
});
