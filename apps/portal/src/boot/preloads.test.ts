// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { preloadAround } from './preloads.ts';

const files = ['frame.js', 'frame.css', 'screen.js', 'screen.css', 'small.js', 'words.js'];
const asked = () =>
  [...document.querySelectorAll('link')].map((link) => link.getAttribute('href')?.replace('/assets/', ''));

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '';
});

it('asks for all files at once on a page whose shell shows no answer', () => {
  preloadAround(files, []);
  expect(asked()).toEqual(files);
});

it('asks for the smaller files after the pictures of what the shell shows', async () => {
  const pictures = Promise.resolve().then(() => document.head.append(document.createElement('link')));
  preloadAround(files, [pictures]);
  expect(asked()).toEqual(files.slice(0, 4));
  await pictures;
  await Promise.resolve();
  expect(asked()).toEqual([...files.slice(0, 4), undefined, ...files.slice(4)]);
});

it('does not wait long for an answer, and asks for no file twice', async () => {
  const given: (() => void)[] = [];
  preloadAround(files, [new Promise<void>((done) => given.push(done))]);
  vi.advanceTimersByTime(399);
  expect(asked()).toHaveLength(4);
  vi.advanceTimersByTime(1);
  expect(asked()).toEqual(files);
  given.forEach((give) => give());
  await vi.runAllTimersAsync();
  expect(asked()).toEqual(files);
});
