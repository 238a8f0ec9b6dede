import { expect, it } from 'vitest';
import { enumerationsIn, withValues } from './inlineEnums.ts';

const source = `
export const Kind = {
  /** The first. */
  One: 1,
  Two: 'two',
} as const;
export const Made = { One: 1 + 1 } as const;
`;

it('reads enumerations of plain literals, and no others', () => {
  expect([...enumerationsIn(source)]).toEqual([
    [
      'Kind',
      new Map([
        ['One', '1'],
        ['Two', "'two'"],
      ]),
    ],
  ]);
});

it('replaces members by their values, and does not change whole enumerations and other objects', () => {
  const code = [
    "import { Kind as Sort, other } from '@stoa/domain';",
    'export const names = { [Sort.One]: Sort.Two, Sort: other.Sort };',
    'export const all = Object.values(Sort).concat(Sort.Three, Kind.One);',
  ].join('\n');
  expect(withValues(code, enumerationsIn(source))).toBe(
    [
      "import { Kind as Sort, other } from '@stoa/domain';",
      "export const names = { [1]: 'two', Sort: other.Sort };",
      'export const all = Object.values(Sort).concat(Sort.Three, Kind.One);',
    ].join('\n'),
  );
});
