// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterSheets } from './lateSheets.ts';

let links: HTMLLinkElement[] = [];
const importPart = vi.fn<() => Promise<string>>(() => Promise.resolve('part'));
const answer = (kind: 'load' | 'error') => links.at(-1)?.dispatchEvent(new Event(kind));

beforeEach(() => {
  links = [];
  // The simulated page answers for a sheet by itself, so the links are kept out of it.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    links.push(...nodes.filter((node) => node instanceof HTMLLinkElement));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  importPart.mockClear();
});

it('renders a late part only after its style sheets, each of which is asked for once', async () => {
  const both = Promise.all([
    afterSheets(importPart, ['assets/a.css']),
    afterSheets(importPart, ['assets/a.css']),
  ]);
  await Promise.resolve();
  expect(importPart).not.toHaveBeenCalled();
  expect(links.map(({ href }) => href)).toEqual([`${location.origin}/assets/a.css`]);
  answer('load');
  expect(await both).toEqual(['part', 'part']);
  expect(await afterSheets(importPart, ['assets/a.css'])).toBe('part');
  expect(links).toHaveLength(1);
});

it('asks again for a style sheet that did not load, with the words that tell a missing file', async () => {
  const first = afterSheets(importPart, ['assets/b.css']);
  answer('error');
  await expect(first).rejects.toThrow('Unable to preload CSS for');
  const second = afterSheets(importPart, ['assets/b.css']);
  answer('load');
  expect(await second).toBe('part');
  expect(links).toHaveLength(2);
});

it('takes a style sheet without rules for missing, because a page came in its place, and asks for it again', async () => {
  const first = afterSheets(importPart, ['assets/c.css']);
  Object.defineProperty(links.at(-1), 'sheet', { value: { cssRules: [] } });
  answer('load');
  await expect(first).rejects.toThrow('Unable to preload CSS for');
  const second = afterSheets(importPart, ['assets/c.css']);
  answer('load');
  expect(await second).toBe('part');
});

it('imports a part without style sheets at once', async () => {
  expect(await afterSheets(importPart)).toBe('part');
  expect(links).toEqual([]);
});
