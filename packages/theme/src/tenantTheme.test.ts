import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { nameOf } from './names.ts';
import {
  defaultColor,
  setThemeReporter,
  tenantTheme,
  tenantThemes,
  type ThemeReport,
} from './tenantTheme.ts';
import { visionMatrices } from './vision.ts';
import { contrastRatio, packed, perceivedLightness } from './proof/oracle.ts';
import { random } from './proof/sample.ts';

afterEach(() => setThemeReporter(undefined));

const brand = nameOf('brand.exact');
const fill = nameOf('accent.fill');

test.each([
  ['#F5722D', '#f5722d'],
  ['  #f5722d\n', '#f5722d'],
  ['#0AF', '#00aaff'],
  ['rgb(245, 114, 45)', '#f5722d'],
])('the colour %j is understood', (written, meant) => {
  expect(tenantTheme(written)[brand]).toBe(meant);
});

test.each([
  '',
  'orange',
  '#12345',
  '#1234567',
  'rgb(256,0,0)',
  '#fff;}body{display:none',
  'url(//evil)',
  '＃ｆｆｆ',
  'var(--x)',
])('gives the default theme for %j and reports it', (written) => {
  const reports: ThemeReport[] = [];
  setThemeReporter((report) => reports.push(report));
  expect(tenantTheme(written)).toEqual(tenantTheme(defaultColor));
  expect(reports).toEqual([{ kind: 'unreadable-colour', received: written }]);
});

test('any text gives a complete theme of six-digit colours', () => {
  const nearly = fc.string({ unit: fc.constantFrom('#', 'r', 'g', 'b', '(', '0', 'f', ',', ')', ' ', ';') });
  const property = fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), nearly), (text) =>
    Object.values(tenantTheme(text)).every((value) => /^#[0-9a-f]{6}$/.test(value)),
  );
  expect(fc.check(property, { seed: 2, numRuns: 2000 }).failed).toBe(false);
});

test('the same colour gives the same frozen theme', () => {
  expect(tenantTheme('#2F6BFF')).toBe(tenantTheme('#2f6bff'));
  expect(Object.isFrozen(tenantTheme('#2f6bff'))).toBe(true);
});

test('a warm brand stays exact under dark words, a cool bright one darkens under white words', () => {
  expect(tenantTheme('#ffcc00')[fill]).toBe('#ffcc00');
  expect(tenantTheme('#e60012')[fill]).toBe('#e60012');
  const sky = tenantTheme('#00a0e9');
  expect(sky[nameOf('accent.onFill')]).toBe('#ffffff');
  expect(contrastRatio(packed(sky[fill]), 0xffffff)).toBeGreaterThanOrEqual(4.5);
  expect(sky[brand]).toBe('#00a0e9');
});

test('preserve keeps every colour exact, and two thirds stay so by default', () => {
  const colors = [...random(2000, 3)];
  for (const color of colors) expect(tenantTheme(color, { policy: 'preserve' })[fill]).toBe(color);
  const exact = colors.filter((color) => tenantTheme(color)[fill] === color);
  expect(exact.length / colors.length).toBeGreaterThan(2 / 3);
});

test('a white brand in light and a black brand in dark still have a button to see', () => {
  const cases = [
    ['#ffffff', 'light'],
    ['#fefefe', 'light'],
    ['#000000', 'dark'],
    ['#16181c', 'dark'],
  ] as const;
  for (const [color, appearance] of cases) {
    const theme = tenantTheme(color, { appearance });
    expect(contrastRatio(packed(theme[fill]), packed(theme[nameOf('surface.raised')]))).toBeGreaterThan(3);
  }
});

test('three companies have three different page backgrounds, in light and in dark', () => {
  const papers = ['#f5722d', '#2f6bff', '#17a673'].flatMap((color) => {
    const { light, dark } = tenantThemes(color);
    return [light[nameOf('surface.page')], dark[nameOf('surface.page')]];
  });
  expect(new Set(papers).size).toBe(6);
});

const views = { 'usual sight': [1, 0, 0, 0, 1, 0, 0, 0, 1], ...visionMatrices } as const;

const channels = (color: number) =>
  [16, 8, 0].map((shift) => {
    const share = ((color >> shift) & 255) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });

const turned = (matrix: readonly number[], values: readonly number[]) =>
  [0, 3, 6].map((row) => values.reduce((sum, value, column) => sum + value * (matrix[row + column] ?? 0), 0));

/** OKLab of a colour as a person with this kind of vision sees it. */
function seen(color: number, view: readonly number[]): readonly number[] {
  const given = channels(color);
  const cones = turned(
    [
      0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619,
      0.2817188376, 0.6299787005,
    ],
    turned(view, given),
  ).map(Math.cbrt);
  return turned(
    [
      0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099, 0.0259040371,
      0.7827717662, -0.808675766,
    ],
    cones,
  );
}

test.each(Object.entries(views))(
  'success, warning, danger and info are four colours to %s',
  (_name, view) => {
    for (const theme of Object.values(tenantThemes('#00a0e9'))) {
      for (const role of ['indicator', 'fill'] as const) {
        const labs = (['success', 'warning', 'danger', 'info'] as const).map((status) =>
          seen(packed(theme[nameOf(`${status}.${role}`)]), view),
        );
        for (const [index, one] of labs.entries()) {
          for (const other of labs.slice(index + 1)) {
            const distance = Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)));
            expect(distance).toBeGreaterThan(0.06);
          }
        }
      }
    }
  },
);

const families = ['cover1', 'cover2', 'cover3', 'cover4', 'cover5', 'cover6'] as const;

test('a cover is dark on a pale colour in the light appearance, and bright on a deep one in the dark', () => {
  const { light, dark } = tenantThemes('#17a673');
  for (const family of families) {
    const ramp = (theme: typeof light) =>
      (['paper', 'mist', 'soft', 'mid', 'deep'] as const).map((step) =>
        perceivedLightness(packed(theme[nameOf(`${family}.${step}`)])),
      );
    expect(ramp(light)).toEqual(ramp(light).toSorted((a, b) => b - a));
    expect(ramp(dark)).toEqual(ramp(dark).toSorted((a, b) => a - b));
    // A page of covers must not glow in dark mode, so only a cover's figure is light.
    expect(ramp(dark).filter((lightness) => lightness > 0.6)).toHaveLength(1);
  }
});

const shadeOf = (hex = '') => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

test('no company’s colour makes two families of covers look alike', () => {
  for (const color of random(300, 7)) {
    const { light } = tenantThemes(color);
    const shades = families.map((family) => shadeOf(light[nameOf(`${family}.mid`)]));
    shades.forEach((one, index) => {
      for (const other of shades.slice(index + 1)) {
        expect(Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)))).toBeGreaterThan(40);
      }
    });
  }
});
