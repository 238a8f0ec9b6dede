import { setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { contrastPairs } from '@stoa/theme';

/* Runs the style modules of a package without a browser and finds declarations that are not allowed. Each
   package with styles uses these functions in its tests. */

type Declarations = Record<string, unknown>;

/** A rule as written in a style module. */
export interface SeenRule {
  /** Path of the module, as given by the glob. */
  file: string;
  selector: string;
  rule: Declarations;
}

/**
 * Runs style modules and records their rules, each with the module that wrote it.
 *
 * @param modules by path, as `import.meta.glob` gives them
 * @param packageName the package's name, which becomes part of class names
 */
export async function recordStyles(
  modules: Record<string, () => Promise<unknown>>,
  packageName: string,
): Promise<SeenRule[]> {
  const seen: SeenRule[] = [];
  setAdapter({
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
  });
  // Shared styles are run first, because a rule is recorded for the module that is the first to load it.
  const files = Object.keys(modules).toSorted(
    (a, b) => Number(b.includes('/style/')) - Number(a.includes('/style/')),
  );
  for (const file of files) {
    setFileScope(file, packageName);
    // Modules run one at a time, because vanilla-extract has one global file scope.
    await modules[file]?.();
    endFileScope();
  }
  return seen;
}

const isBlock = (value: unknown): value is Declarations =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each block of declarations with the names of the blocks around it, outermost first. */
function* blocksOf(
  rule: Declarations,
  path: readonly string[] = [],
): Generator<[readonly string[], Declarations]> {
  yield [path, rule];
  for (const [key, value] of Object.entries(rule)) {
    if (isBlock(value) && key !== 'vars') yield* blocksOf(value, [...path, key]);
  }
}

const declarations = (seen: readonly SeenRule[]) =>
  seen.flatMap(({ file, rule }) =>
    [...blocksOf(rule)].flatMap(([path, block]) =>
      Object.entries({ ...block, ...(isBlock(block['vars']) ? block['vars'] : {}) })
        // A property may have a list of values for different browsers; each value is checked.
        .flatMap(([property, value]) => [value].flat().map((each) => ({ property, value: each })))
        .filter(({ value }) => typeof value === 'string' || typeof value === 'number')
        .map(({ property, value }) => ({ file, path: path.join(' '), property, value: String(value) })),
    ),
  );

/** The values of a shorthand. Content in brackets is kept together. */
const partsOf = (value: string) => value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/**
 * Whether a shorthand of four values differs between right (the second) and left (the fourth), which ignores
 * the text direction.
 */
const namesRightAndLeftApart = (property: string, value: string) => {
  const clockwise = /^(?:margin|padding|inset|scrollMargin|scrollPadding|border(?:Width|Color|Style))$/;
  const [first, second, third, fourth] = partsOf(value);
  if (property === 'borderRadius')
    return (
      second !== undefined &&
      !(first === fourth && (third ?? first) === second) &&
      !(first === second && third === fourth)
    );
  return clockwise.test(property) && fourth !== undefined && fourth !== second;
};

const faultsOf = (faults: readonly { file: string; property: string; value: string }[]) =>
  faults.map(({ file, property, value }) => `${file}: ${property}: ${value}`);

/** Rules outside of a layer. */
export const outsideOf = (seen: readonly SeenRule[], layer: string): string[] =>
  seen
    .filter(
      ({ rule }) =>
        Object.keys(rule).some((key) => key !== '@layer') ||
        Object.keys(rule['@layer'] ?? {}).some((name) => name !== layer),
    )
    .map(({ file, selector }) => `${file} ${selector}`);

/** Colours that are not tokens. */
export const rawColours = (seen: readonly SeenRule[]): string[] => {
  // In a mask only the opacity of a colour counts, so raw colours are allowed there.
  const raw =
    /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(|\b(?:white|black|red|green|blue|gr[ae]y)\b/i;
  return faultsOf(
    declarations(seen).filter(({ property, value }) => !property.startsWith('mask') && raw.test(value)),
  );
};

/** Declarations that name a side of the screen, such as left, instead of a side of the text. */
export const physicalSides = (seen: readonly SeenRule[]): string[] => {
  const physical =
    /^(?:(?:margin|padding|scroll(?:Margin|Padding))(?:Top|Right|Bottom|Left)|border(?:Top|Right|Bottom|Left)\w*|top|right|bottom|left|(?:min|max)?(?:width|height)|(?:min|max)(?:Width|Height))$/;
  const sided = /^(?:textAlign|float|clear|(?:object|background|mask)Position|transformOrigin|captionSide)$/;
  return faultsOf(
    declarations(seen).filter(
      ({ property, value }) =>
        physical.test(property) ||
        /gradient\(to (?:left|right)/.test(value) ||
        (sided.test(property) && /\b(?:left|right)\b/.test(value)) ||
        namesRightAndLeftApart(property, value),
    ),
  );
};

/**
 * Rules for text on a solid fill: how many there are, and which of them the browser would put on a plate in
 * forced colours.
 */
export function wordsOnFills(seen: readonly SeenRule[]): { count: number; plated: string[] } {
  const onFills = seen.flatMap(({ file, rule }) =>
    [...blocksOf(rule)].flatMap(([, block]) =>
      /on-fill/.test(String(block['color'])) ? [{ file, block }] : [],
    ),
  );
  return {
    count: onFills.length,
    plated: onFills.filter(({ block }) => block['forcedColorAdjust'] !== 'none').map(({ file }) => file),
  };
}

/** Variables set by modules whose path matches. */
export const ownVariables = (seen: readonly SeenRule[], pieces: RegExp): string[] =>
  faultsOf(
    declarations(seen).filter(({ file, property }) => pieces.test(file) && /^(?:--|var\()/.test(property)),
  );

/** Transitions whose duration is not a motion token. */
export const untimed = (seen: readonly SeenRule[]): string[] =>
  faultsOf(
    declarations(seen).filter(
      ({ property, value }) =>
        property.startsWith('transitionDuration') && !value.includes('--stoa-duration-'),
    ),
  );

/** Selector of the elements that a block in a rule is for. */
const selectorOf = (rule: SeenRule, path: readonly string[]): string =>
  path.reduce((around, key) => (key.includes('&') ? key.replaceAll('&', around) : around), rule.selector);

/**
 * Rules that a browser tests for every element of a page, because they name no element, class or attribute of
 * what they are for.
 */
export const unnamed = (seen: readonly SeenRule[]): string[] => [
  ...new Set(
    seen.flatMap((rule) =>
      [...blocksOf(rule.rule)]
        .flatMap(([path]) => selectorOf(rule, path).split(/,(?![^(]*\))/))
        .filter((element) => /(?:^|[\s>+~])(?:\*|:(?!is\(|where\()[\w:-]+(?:\([^()]*\))?)+$/.test(element))
        .map((element) => `${rule.file}: ${element}`),
    ),
  ),
];

const inPortal = '[data-stoa-motion="reduced"] ';
const inSystem = '(prefers-reduced-motion: reduce)';

/** Every block with its selector, and which request for reduced motion it answers. */
const movements = (seen: readonly SeenRule[]) =>
  seen.flatMap((each) =>
    [...blocksOf(each.rule)].map(([path, block]) => {
      const selector = selectorOf(each, path);
      return {
        file: each.file,
        element: selector.replace(inPortal, ''),
        asked: selector.startsWith(inPortal) ? inPortal : path.find((key) => key.includes(inSystem)),
        animation: block['animation'] ?? block['animationName'],
        scrollBehavior: block['scrollBehavior'],
      };
    }),
  );

/**
 * What still moves for a person who asks for reduced motion: animations that neither last as long as a motion
 * token, which is then nearly zero, nor are taken away for the request in the system and the one in the portal,
 * and smooth scrolling that is not.
 */
export function restless(seen: readonly SeenRule[]): string[] {
  const all = movements(seen);
  const stops = (file: string, element: string, property: 'animation' | 'scrollBehavior', value: string) =>
    [inPortal, inSystem].every((asked) =>
      all.some(
        (other) =>
          other.file === file &&
          other.element === element &&
          other.asked === asked &&
          other[property] === value,
      ),
    );
  return all.flatMap(({ file, element, asked, animation, scrollBehavior }) => {
    const timed = /--stoa-duration-/.test(String(animation)) && !String(animation).includes('infinite');
    const isAnimated = asked === undefined && animation !== undefined && animation !== 'none' && !timed;
    const moves =
      (isAnimated && !stops(file, element, 'animation', 'none')) ||
      (scrollBehavior === 'smooth' && !stops(file, element, 'scrollBehavior', 'auto'));
    return moves ? [`${file}: ${element}`] : [];
  });
}

const nameOf = (value: unknown) => /^var\((--[\w-]+)\)$/.exec(String(value))?.[1];

/** The variable that a value names, and the one used as its fallback. */
const namesIn = (value: unknown) => {
  const [, name, standIn] = /^var\((--[\w-]+)(?:, ?var\((--[\w-]+)\))?\)$/.exec(String(value)) ?? [];
  return [name, standIn].filter((each) => each !== undefined);
};

/** Values that take a colour from elsewhere or show none. */
const borrowed = /^(?:transparent|currentColor|inherit|none|initial|unset|revert)$/i;

/** Every block that sets variables, for a tone, a state or the default look. */
const givers = (seen: readonly SeenRule[]) =>
  seen.flatMap(({ file, rule }) =>
    [...blocksOf(rule)].flatMap(([path, block]) =>
      isBlock(block['vars']) && !path.join().includes('forced-colors')
        ? [
            {
              file,
              values: new Map(
                Object.entries(block['vars']).map(([name, value]) => [
                  name.replace(/^var\(|\)$/g, ''),
                  nameOf(value),
                ]),
              ),
            },
          ]
        : [],
    ),
  );

/** The tokens that a variable can contain, also through other variables. */
const tokensBehind = (name: string, given: ReturnType<typeof givers>, depth = 0): Set<string> => {
  if (name.startsWith('--stoa-') && !given.some(({ values }) => values.has(name))) return new Set([name]);
  const next = given.flatMap(({ values }) => values.get(name) ?? []);
  return new Set(depth > 4 ? [] : next.flatMap((each) => [...tokensBehind(each, given, depth + 1)]));
};

/** Every block that sets colours, combined with the default look that it changes. */
const grounds = (seen: readonly SeenRule[]) =>
  seen.flatMap(({ file, rule }) => {
    const blocks = [...blocksOf(rule)];
    const resting = blocks.find(([path]) => path.at(-2) === '@layer')?.[1] ?? {};
    return blocks
      .filter(
        ([path, block]) =>
          !path.join().includes('forced-colors') &&
          ['color', 'background', 'backgroundColor'].some((property) => property in block),
      )
      .filter(([path]) => !path.at(-1)?.includes('::'))
      .map(([, block]) => {
        const all: Declarations = { ...resting, ...block };
        return { file, text: all['color'], paper: all['backgroundColor'] ?? all['background'] };
      });
  });

const pairsOf = (text: string, paper: string, given: ReturnType<typeof givers>): string[] => {
  // Two variables that one block sets belong together: the text colour of a tone is only used on the background
  // of that tone.
  const together = given.filter(({ values }) => values.has(text) && values.has(paper));
  const places = together.length > 0 ? together.map((place) => [place]) : [given];
  return places.flatMap((place) => {
    const behind = (name: string) =>
      place.length === 1 && place[0]?.values.get(name) !== undefined
        ? tokensBehind(place[0].values.get(name) ?? name, given)
        : tokensBehind(name, given);
    return [...behind(text)].flatMap((a) => [...behind(paper)].map((b) => `${a} on ${b}`));
  });
};

/** How many rules set both text colour and background by variables. */
export const pairCount = (seen: readonly SeenRule[]): number =>
  grounds(seen).filter(({ text, paper }) => namesIn(text).length * namesIn(paper).length > 0).length;

/** Pairs of text colour and background whose contrast the theme does not prove. */
export function unprovedPairs(seen: readonly SeenRule[]): string[] {
  // Contrast is the same in both directions.
  const proved = new Set(
    contrastPairs.flatMap(({ foreground: a, background: b }) => [`${a} on ${b}`, `${b} on ${a}`]),
  );
  const given = givers(seen);
  const unproved = grounds(seen).flatMap(({ file, text, paper }) => {
    const [words, papers] = [namesIn(text), namesIn(paper)];
    // When both have a fallback, both fallbacks are used together.
    const met = words.flatMap((a, at) =>
      papers.flatMap((b, of) => (words.length === papers.length && at !== of ? [] : [[a, b] as const])),
    );
    const pairs = met.flatMap(([a, b]) => pairsOf(a, b, given));
    return pairs.flatMap((pair) => (proved.has(pair) ? [] : [`${file}: ${pair}`]));
  });
  return [...new Set(unproved)];
}

/** Text colours that are written as plain values, so that their contrast is not proved. */
export const unnamedText = (seen: readonly SeenRule[]): string[] => [
  ...new Set(
    grounds(seen).flatMap(({ file, text }) =>
      typeof text !== 'string' || namesIn(text).length > 0 || borrowed.test(text)
        ? []
        : [`${file}: color: ${text}`],
    ),
  ),
];
