/// <reference types="vite/client" />
import { setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { contrastPairs } from '@stoa/theme';
import { beforeAll, describe, expect, test } from 'vitest';

type Declarations = Record<string, unknown>;

interface SeenRule {
  file: string;
  selector: string;
  rule: Declarations;
}

const seen: SeenRule[] = [];
const modules = import.meta.glob<unknown>(['../**/*.css.ts', '!../patterns/**']);

const recorder: Parameters<typeof setAdapter>[0] = {
  appendCss(css, { filePath }) {
    if (css.type !== 'local' && css.type !== 'global') return;
    if (filePath.startsWith('../'))
      seen.push({ file: filePath, selector: css.selector, rule: { ...css.rule } });
  },
  registerClassName() {},
  registerComposition() {},
  markCompositionUsed() {},
  onEndFileScope() {},
  getIdentOption: () => 'debug',
};

beforeAll(async () => {
  setAdapter(recorder);
  // Shared styles first, so that a rule is booked under the file that wrote it.
  const files = Object.keys(modules).toSorted(
    (a, b) => Number(b.includes('/style/')) - Number(a.includes('/style/')),
  );
  for (const file of files) {
    setFileScope(file, '@stoa/ui');
    // One at a time: the scope is global while a file runs.
    await modules[file]?.();
    endFileScope();
  }
});

const isBlock = (value: unknown): value is Declarations =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each block of declarations with the blocks it is inside of, outermost first. */
function* blocksOf(
  rule: Declarations,
  path: readonly string[] = [],
): Generator<[readonly string[], Declarations]> {
  yield [path, rule];
  for (const [key, value] of Object.entries(rule)) {
    if (isBlock(value) && key !== 'vars') yield* blocksOf(value, [...path, key]);
  }
}

const declarations = () =>
  seen.flatMap(({ file, rule }) =>
    [...blocksOf(rule)].flatMap(([path, block]) =>
      Object.entries({ ...block, ...(isBlock(block['vars']) ? block['vars'] : {}) })
        .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
        .map(([property, value]) => ({ file, path: path.join(' '), property, value: String(value) })),
    ),
  );

const faultsOf = (faults: readonly { file: string; property: string; value: string }[]) =>
  faults.map(({ file, property, value }) => `${file}: ${property}: ${value}`);

describe('every style of the package', () => {
  test('was seen', () => {
    expect(seen.length).toBeGreaterThan(100);
  });

  test('lies in the components layer, so that a consumer’s own CSS wins', () => {
    const outside = seen.filter(
      ({ rule }) =>
        Object.keys(rule).some((key) => key !== '@layer') ||
        Object.keys(rule['@layer'] ?? {}).some((layer) => layer !== 'stoa.components'),
    );
    expect(outside.map(({ file, selector }) => `${file} ${selector}`)).toEqual([]);
  });

  test('takes colours from tokens only', () => {
    // A mask takes only the strength of its colours.
    const raw =
      /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(|\b(?:white|black|red|green|blue|gr[ae]y)\b/i;
    expect(
      faultsOf(
        declarations().filter(({ property, value }) => !property.startsWith('mask') && raw.test(value)),
      ),
    ).toEqual([]);
  });

  test('names no side of the screen, so that right-to-left pages need no second sheet', () => {
    const physical =
      /^(?:(?:margin|padding|scroll(?:Margin|Padding))(?:Top|Right|Bottom|Left)|border(?:Top|Right|Bottom|Left)\w*|top|right|bottom|left|(?:min|max)?(?:width|height)|(?:min|max)(?:Width|Height)|overflow(?:X|Y)?(?:Left|Right))$/;
    const faults = declarations().filter(
      ({ property, value }) =>
        physical.test(property) ||
        /gradient\(to (?:left|right)/.test(value) ||
        (['textAlign', 'float', 'clear'].includes(property) && /^(?:left|right)$/.test(value)),
    );
    expect(faultsOf(faults)).toEqual([]);
  });

  test('moves only by the motion tokens', () => {
    const timed = declarations().filter(
      ({ property, value }) =>
        property.startsWith('transitionDuration') && !value.includes('--stoa-duration-'),
    );
    expect(faultsOf(timed)).toEqual([]);
  });
});

const nameOf = (value: unknown) => /^var\((--[\w-]+)\)$/.exec(String(value))?.[1];

/** What a tone class gives to the variables that a variant class reads. */
const tones = () =>
  seen
    .filter(({ file }) => file.endsWith('/style/tone.css.ts'))
    .map(({ rule }) => {
      const [, block] = [...blocksOf(rule)].find(([, inner]) => isBlock(inner['vars'])) ?? [];
      const entries = Object.entries(isBlock(block?.['vars']) ? block['vars'] : {});
      return new Map(entries.map(([name, value]) => [name.replace(/^var\(|\)$/g, ''), nameOf(value)]));
    });

/** The block together with the resting state that it changes. */
const grounds = () =>
  seen.flatMap(({ file, rule }) => {
    const blocks = [...blocksOf(rule)];
    const resting = blocks.find(([path]) => path.at(-1) === 'stoa.components')?.[1] ?? {};
    return blocks
      .filter(
        ([path, block]) =>
          !path.join().includes('forced-colors') && ('color' in block || 'background' in block),
      )
      .filter(([path]) => !path.at(-1)?.includes('::'))
      .map(([, block]) => ({ file, rule: { ...resting, ...block } }));
  });

const resolve = (name: string, tone: Map<string, string | undefined>) =>
  name.startsWith('--stoa-') ? name : tone.get(name);

describe('every rule that sets both text and ground', () => {
  test('uses a pair that the theme has proved', () => {
    // Contrast is the same both ways.
    const proved = new Set(
      contrastPairs.flatMap(({ foreground: a, background: b }) => [`${a} on ${b}`, `${b} on ${a}`]),
    );
    const unproved = grounds().flatMap((ground) => {
      const text = nameOf(ground.rule['color']);
      const paper = nameOf(ground.rule['background']);
      if (text === undefined || paper === undefined) return [];
      return tones().flatMap((tone) => {
        const pair = `${resolve(text, tone)} on ${resolve(paper, tone)}`;
        return proved.has(pair) ? [] : [`${ground.file}: ${pair}`];
      });
    });
    expect([...new Set(unproved)]).toEqual([]);
  });
});
