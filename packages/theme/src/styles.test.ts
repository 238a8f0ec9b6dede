import { setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { transformCss } from '@vanilla-extract/css/transformCss';
import { expect, test } from 'vitest';
import { cssName, scaleTokens } from './contract.ts';
import { colorNames } from './names.ts';
import { contrastRatio } from './proof/oracle.ts';
import { neutralThemes } from './tenantTheme.ts';

type Css = Parameters<Parameters<typeof setAdapter>[0]['appendCss']>[0];

/** The CSS that the build would write for the package's two style modules. */
async function compiled() {
  const rules: Css[] = [];
  setAdapter({
    appendCss: (rule) => rules.push(rule),
    registerClassName: () => undefined,
    registerComposition: () => undefined,
    markCompositionUsed: () => undefined,
    onEndFileScope: () => undefined,
    getIdentOption: () => 'short',
  });
  setFileScope('styles.css.ts', 'theme');
  const { layers, vars } = await import('./tokens.css.ts');
  await import('./styles.css.ts');
  endFileScope();
  const text = transformCss({ localClassNames: [], composedClassLists: [], cssObjs: rules }).join('\n');
  return { rules, text, layers, vars };
}

const sheet = await compiled();

const allNames = [
  ...colorNames,
  ...Object.entries(scaleTokens).flatMap(([group, tokens]) =>
    Object.keys(tokens).map((token) => cssName([group, token])),
  ),
];

const leaves = (node: object): unknown[] =>
  Object.values(node).flatMap((child: unknown) =>
    typeof child === 'object' && child !== null ? leaves(child) : [child],
  );

test('a style reads exactly the public names', () => {
  expect(sheet.vars.accent.textStrong).toBe('var(--stoa-accent-text-strong)');
  expect(leaves(sheet.vars).map(String).toSorted()).toEqual(
    allNames.map((name) => `var(${name})`).toSorted(),
  );
});

test('the layers are declared from the weakest to the strongest', () => {
  expect(Object.values(sheet.layers)).toEqual([
    'stoa.reset',
    'stoa.tokens',
    'stoa.base',
    'stoa.components',
    'stoa.pages',
    'stoa.utilities',
    'stoa.overrides',
  ]);
  const declared = [...sheet.text.matchAll(/^@layer (stoa[\w.]*);/gm)].map(([, name]) => name);
  expect(declared.filter((name) => name !== 'stoa')).toEqual(Object.values(sheet.layers));
});

test('every rule of the sheet is inside a layer', () => {
  const unlayered = sheet.rules.filter(
    (rule) => rule.type === 'global' && Object.keys(rule.rule).some((key) => key !== '@layer'),
  );
  expect(unlayered).toEqual([]);
});

test('every token has a value before any tenant is known, and none of them is a company’s', () => {
  expect(allNames.filter((name) => !sheet.text.includes(`${name}: `))).toEqual([]);
  expect(sheet.text).not.toMatch(/#00a0e9/i);
  for (const theme of Object.values(neutralThemes())) {
    const accent = theme['--stoa-accent-indicator'] ?? '';
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16));
    expect([green, blue]).toEqual([red, red]);
  }
});

test('nothing moves when a person asks for reduced motion, in the system or in the portal', () => {
  const still =
    /--stoa-duration-feedback: 0\.01ms;\s+--stoa-duration-enter: 0\.01ms;\s+--stoa-duration-panel: 0\.01ms;/g;
  expect(sheet.text.match(still)).toHaveLength(2);
});

test('no page pays for rules and pseudo-elements of every element, but for one', () => {
  const selectors = sheet.rules.flatMap((rule) =>
    rule.type === 'global' ? rule.selector.split(/,\s*/) : [],
  );
  expect(
    selectors.filter((selector) => /(?:^|[\s*])(?:\*|::?(?:before|after|selection))$/.test(selector)),
  ).toEqual(['*']);
});

const share = (token: string) =>
  Number(new RegExp(`--stoa-scrim-${token}: rgb\\(0 0 0 / (\\d+)%\\)`).exec(sheet.text)?.[1]) / 100;

/** The grey, as one packed colour, of a white picture under this share of black. */
const whiteUnder = (black: number) => Math.round(255 * (1 - black)) * 0x01_01_01;

test('the scrims keep white words readable on a white picture', () => {
  expect(contrastRatio(whiteUnder(share('text')), 0xffffff)).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(whiteUnder(share('large')), 0xffffff)).toBeGreaterThanOrEqual(3);
});
