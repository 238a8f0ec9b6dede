import { describe, expect, it } from 'vitest';

const files = import.meta.glob<unknown>(
  ['../**/words/{zh-CN,en}/*.ts', '../../../../packages/pages/src/**/words/{zh-CN,en}/*.ts'],
  { import: 'default', eager: true },
);

type Leaf = readonly [key: string, value: unknown];

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const leaves = (value: unknown, trail = ''): Leaf[] =>
  isGroup(value)
    ? Object.entries(value).flatMap(([key, child]) => leaves(child, `${trail}.${key}`))
    : [[trail, value]];

/** Names of the arguments in a compiled message, at any depth. */
const argumentsOf = (message: unknown): string[] =>
  Array.isArray(message)
    ? message.flatMap((part: unknown) =>
        Array.isArray(part) && typeof part[0] === 'string' ? [part[0], ...argumentsOf(part.slice(1))] : [],
      )
    : [];

const chinese = Object.keys(files).filter((file) => file.includes('/words/zh-CN/'));
const englishOf = (file: string): string => file.replace('/zh-CN/', '/en/');

/** The arguments of each message, once each, because one language may name an argument twice. */
const wanted = (words: Leaf[]) =>
  words.map(([key, message]) => [key, [...new Set(argumentsOf(message))].toSorted()]);

describe('the catalogues', () => {
  it('exist in both languages', () => {
    const english = Object.keys(files).filter((file) => file.includes('/words/en/'));
    expect(english.toSorted()).toEqual(chinese.map(englishOf).toSorted());
    expect(chinese.length).toBeGreaterThan(0);
  });

  it.each(chinese)('%s has the same messages in both languages, and none is empty', (file) => {
    const zh = leaves(files[file]);
    const en = leaves(files[englishOf(file)]);
    expect(en.map(([key]) => key)).toEqual(zh.map(([key]) => key));
    const empty = [...zh, ...en].filter(([, message]) => message === '' || message === undefined);
    expect(empty).toEqual([]);
    expect(wanted(en)).toEqual(wanted(zh));
  });

  it('call what somebody has to learn “required” in English, and by no second word', () => {
    const others = Object.entries(files).flatMap(([file, words]) =>
      leaves(words)
        .filter(([, message]) => JSON.stringify(message).toLowerCase().includes('compulsory'))
        .map(([key]) => file + key),
    );
    expect(others).toEqual([]);
  });

  it('write no date by the name of a style, because the names are unknown here and would give 2026/11/25', () => {
    const named = Object.entries(files).flatMap(([file, words]) =>
      leaves(words)
        .filter(([, message]) => /\["[a-zA-Z]+",[56],"/.test(JSON.stringify(message)))
        .map(([key]) => file + key),
    );
    expect(named).toEqual([]);
  });
});
