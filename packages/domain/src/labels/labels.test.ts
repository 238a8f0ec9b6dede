import { describe, expect, it } from 'vitest';
import * as domain from '../index.ts';
import { ErrorCode } from '../enums/errorCode.ts';
import type { Labels } from './types.ts';
import { labels as en } from './en.ts';
import { labels as zh } from './zh-CN.ts';

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const gaps = (text: string) => text.match(/\{\w+\}/g)?.toSorted() ?? [];
const wordsOf = (catalogue: Labels, name: string): Readonly<Record<string, string>> =>
  Object.entries(catalogue).find(([key]) => key === lowerFirst(name))?.[1] ?? {};

describe('words', () => {
  it('exist for every value of every enumeration, in both languages', () => {
    // An enumeration is an exported object whose keys begin with a capital.
    const enumerations = Object.entries(domain).filter(
      ([name]) => /^[A-Z]/.test(name) && name !== 'ErrorCode',
    );
    expect(enumerations.length).toBeGreaterThan(55);
    for (const [name, enumeration] of enumerations) {
      const values = Object.values(enumeration).map(String).toSorted();
      for (const catalogue of [zh, en]) {
        const words = wordsOf(catalogue, name);
        expect({ [name]: Object.keys(words).toSorted() }).toEqual({ [name]: values });
        expect(Object.values(words)).not.toContain('');
      }
    }
  });

  it('are Chinese in one language, and in Latin letters in the other', () => {
    expect(JSON.stringify(en)).not.toMatch(/\p{Script=Han}/u);
    expect(zh.progressState[domain.ProgressState.InProgress]).toBe('进行中');
    expect(en.progressState[domain.ProgressState.InProgress]).toBe('In progress');
  });

  it('have the same placeholders in every error message', () => {
    for (const code of Object.values(ErrorCode)) {
      expect({ [code]: gaps(zh.errorMessages[code]) }).toEqual({ [code]: gaps(en.errorMessages[code]) });
    }
    expect(en.errorMessages[ErrorCode.SessionExpired]).toBe('Login has expired, please log in again');
  });
});
