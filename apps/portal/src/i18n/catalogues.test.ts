import { describe, expect, it } from 'vitest';

const files = import.meta.glob<unknown>('./{zh-CN,en}/*.ts', { import: 'default', eager: true });

type Leaf = readonly [key: string, value: unknown];

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const leaves = (value: unknown, trail = ''): Leaf[] =>
  isGroup(value)
    ? Object.entries(value).flatMap(([key, child]) => leaves(child, `${trail}.${key}`))
    : [[trail, value]];

/** Arguments of a compiled message, however deep. */
const argumentsOf = (message: unknown): string[] =>
  Array.isArray(message)
    ? message.flatMap((part: unknown) =>
        Array.isArray(part) && typeof part[0] === 'string' ? [part[0], ...argumentsOf(part.slice(1))] : [],
      )
    : [];

const areas = Object.keys(files)
  .filter((file) => file.startsWith('./zh-CN/'))
  .map((file) => file.slice('./zh-CN/'.length));

const wanted = (words: Leaf[]) => words.map(([key, message]) => [key, argumentsOf(message).toSorted()]);

describe('the catalogues', () => {
  it('exist in both languages', () => {
    expect(Object.keys(files).filter((file) => file.startsWith('./en/'))).toEqual(
      areas.map((area) => `./en/${area}`),
    );
  });

  it.each(areas)('%s says the same things in both languages, and nothing is empty', (area) => {
    const zh = leaves(files[`./zh-CN/${area}`]);
    const en = leaves(files[`./en/${area}`]);
    expect(en.map(([key]) => key)).toEqual(zh.map(([key]) => key));
    const empty = [...zh, ...en].filter(([, message]) => message === '' || message === undefined);
    expect(empty).toEqual([]);
    expect(wanted(en)).toEqual(wanted(zh));
  });
});
