/// <reference types="vite/client" />
import { afterAll, expect, test } from 'vitest';
import '@stoa/theme/styles.css';
import { layers } from '@stoa/theme/tokens';
import { samples as own, type Sample } from './minimalProps.tsx';
import { cleanup, render } from './render.tsx';

const brought = import.meta.glob<Sample>('../[A-Z]*/*.sample.tsx', { eager: true, import: 'default' });
const samples: Record<string, Sample> = {
  ...own,
  ...Object.fromEntries(Object.entries(brought).map(([file, sample]) => [file.split('/')[1] ?? '', sample])),
};

const seeds = [20_261_121, 7, 404];

/** A bundler may put the style sheets of components in any order; each seed gives one order. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return items
    .map((item) => ({ item, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const styleElements = () => [...document.head.querySelectorAll('style')];
const original = styleElements();
afterAll(() => document.head.append(...original));

/** The order of the layers is declared before all sheets, because every published sheet starts with it. */
const layerOrder = document.createElement('style');
layerOrder.textContent = `@layer ${Object.values(layers).join()};`;
document.head.prepend(layerOrder);

/** The computed looks of every element of a sample, including pseudo-elements, by element and property. */
const looksOf = (container: HTMLElement): Map<string, string> =>
  new Map(
    [container, ...container.querySelectorAll<HTMLElement>('*')].flatMap((element, at) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part === '' ? undefined : part);
        if (part !== '' && style.content === 'none') return [];
        const name = `${at} ${element.localName}.${element.getAttribute('class') ?? ''}${part}`;
        return [...style].map(
          (property) => [`${name} ${property}`, style.getPropertyValue(property)] as const,
        );
      }),
    ),
  );

/** Only the differences, so that a failure is easy to read. */
const changes = (before: Map<string, string>, after: Map<string, string>) =>
  [...before].flatMap(([key, value]) =>
    after.get(key) === value ? [] : [`${key}: ${value} → ${after.get(key)}`],
  );

test('there are many style sheets, so that their order could matter', () => {
  expect(original.length).toBeGreaterThan(Object.keys(samples).length / 2);
});

test('a look that depends on the order is detected', () => {
  const sheets = ['1px', '2px'].map((size) => {
    const sheet = document.createElement('style');
    sheet.textContent = `@layer stoa.components { .leaning { outline-width: ${size}; } }`;
    return sheet;
  });
  document.head.append(...sheets);
  const { container } = render(<p className="leaning">两条规则，同样的分量</p>);
  const looks = looksOf(container);
  document.head.append(...sheets.toReversed());
  expect(changes(looks, looksOf(container))).not.toEqual([]);
  cleanup();
  for (const sheet of sheets) sheet.remove();
});

test.each(Object.entries(samples))('%s looks the same whatever style sheet comes first', (_name, sample) => {
  // Motion is off, so that final states are compared.
  document.documentElement.setAttribute('data-stoa-motion', 'reduced');
  document.head.append(...original);
  const { container } = render(<main>{sample.render({})}</main>);
  for (const animation of document.getAnimations()) animation.cancel();
  const looks = looksOf(container);
  // The reversed order swaps every two style sheets, which no number of random orders is certain to do.
  for (const sheets of [original.toReversed(), ...seeds.map((seed) => shuffled(original, seed))]) {
    document.head.append(...sheets);
    for (const animation of document.getAnimations()) animation.cancel();
    expect(changes(looks, looksOf(container)).slice(0, 20)).toEqual([]);
  }
  cleanup();
});
