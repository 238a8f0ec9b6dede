// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { showGreeting } from './greeting.ts';

const words = {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
  named: '{greeting}, {name}',
};
const shown = (name: string, hour: number) => {
  showGreeting(words, name, hour, false);
  return document.querySelector('[data-shell-part="title"]')?.textContent;
};

beforeEach(() => {
  document.body.innerHTML =
    '<div data-shell="page"><div data-shell-part="content"><b></b></div></div><main></main>';
});

it('greets by name instead of a skeleton, and shows the name as it is written', () => {
  expect(shown('$& <b>林</b>', 9)).toBe('Good morning, $& <b>林</b>');
  expect(document.querySelector('b')).toBeNull();
});

it('greets without a name where the session has none', () => {
  expect(shown('', 20)).toBe('Good evening');
});

it('stands at the top where the last visit had no line above it', () => {
  showGreeting(words, 'Lin', 9, true);
  expect(document.querySelector('[data-shell-part="home"][data-flush]')).not.toBeNull();
});

it('changes nothing once the screen has replaced the shell', () => {
  document.body.innerHTML = '<main>页面</main>';
  showGreeting(words, 'Lin', 9, false);
  expect(document.body.textContent).toBe('页面');
});
