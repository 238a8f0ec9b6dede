// @vitest-environment happy-dom
import { SwitchCause } from '@stoa/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Absence } from './ledger.ts';
import { watchPage, type PageWatch } from './watchPage.ts';

let now = 0;
let watch: PageWatch;
let absences: Absence[] = [];

beforeEach(() => {
  now = 0;
  absences = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  watch = watchPage({ switchGraceSeconds: 3, forceFullscreen: false }, (absence) => absences.push(absence));
});
afterEach(() => {
  watch.stop();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** The window loses the focus for some seconds, to another window or to a frame of the page. */
function blurFor(seconds: number, isInPage = false): void {
  vi.spyOn(document, 'hasFocus').mockReturnValue(isInPage);
  window.dispatchEvent(new Event('blur'));
  now += seconds * 1000;
  window.dispatchEvent(new Event('focus'));
}
const causes = () => absences.map(({ cause, counts }) => [cause, counts]);

test('another window is an absence, a frame of the page is not', () => {
  blurFor(10, true);
  expect(absences).toEqual([]);
  blurFor(10);
  expect(causes()).toEqual([[SwitchCause.Window, true]]);
  expect(absences[0]).toMatchObject({ leftAt: 10_000, awaySeconds: 10 });
});

test('a page that is hidden is an absence', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  now += 8_000;
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(causes()).toEqual([[SwitchCause.Tab, true]]);
});

test('absences that the page itself has caused are recognised: a file picker, an input method, printing, a dialog', () => {
  const input = document.createElement('input');
  input.type = 'file';
  document.body.append(input);
  input.dispatchEvent(new Event('click', { bubbles: true }));
  blurFor(20);
  document.dispatchEvent(new Event('compositionstart'));
  blurFor(20);
  document.dispatchEvent(new Event('compositionend'));
  window.dispatchEvent(new Event('beforeprint'));
  blurFor(20);
  window.dispatchEvent(new Event('afterprint'));
  const end = watch.begin(SwitchCause.OwnDialog);
  blurFor(20);
  end();
  blurFor(20);
  expect(causes()).toEqual([
    [SwitchCause.FilePicker, false],
    [SwitchCause.Ime, false],
    [SwitchCause.Print, false],
    [SwitchCause.OwnDialog, false],
    [SwitchCause.Window, true],
  ]);
});

test('nothing is reported after the end', () => {
  watch.stop();
  blurFor(10);
  expect(absences).toEqual([]);
});
