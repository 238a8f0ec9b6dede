import { expect, it } from 'vitest';
import { SwitchCause } from '../enums/exam.ts';
import { valuesOf } from './enumeration.ts';
import { countsAsSwitch } from './examSwitch.ts';

const rules = { switchGraceSeconds: 3, forceFullscreen: true };
const counts = (cause: SwitchCause, awaySeconds: number, change = {}) =>
  countsAsSwitch({ cause, awaySeconds }, { ...rules, ...change });

it('counts another tab or window only when it lasts longer than the grace', () => {
  expect(counts(SwitchCause.Tab, 3)).toBe(false);
  expect(counts(SwitchCause.Tab, 3.1)).toBe(true);
  expect(counts(SwitchCause.Window, 3)).toBe(false);
  expect(counts(SwitchCause.Window, 60)).toBe(true);
});

it('counts leaving full screen only where the exam asks for it', () => {
  expect(counts(SwitchCause.FullScreen, 10)).toBe(true);
  expect(counts(SwitchCause.FullScreen, 10, { forceFullscreen: false })).toBe(false);
});

it('gives the file picker a minute', () => {
  expect(counts(SwitchCause.FilePicker, 60)).toBe(false);
  expect(counts(SwitchCause.FilePicker, 61)).toBe(true);
});

it('never counts what the browser or the portal itself brought up', () => {
  const own = [SwitchCause.Permission, SwitchCause.Ime, SwitchCause.Print, SwitchCause.OwnDialog];
  for (const cause of own) expect([cause, counts(cause, 3600)]).toEqual([cause, false]);
  expect(valuesOf(SwitchCause)).toHaveLength(own.length + 4);
});
