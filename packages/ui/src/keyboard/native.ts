import type { KeyMap } from './keyMap.ts';

/* Keys that native elements handle themselves in every browser, for the documentation of components made of
   them. No handler reads these lists. */

export const buttonKeys = [
  { key: 'Enter', does: 'press' },
  { key: ' ', does: 'press' },
] as const satisfies KeyMap;

export const linkKeys = [{ key: 'Enter', does: 'follow' }] as const satisfies KeyMap;

export const checkboxKeys = [{ key: ' ', does: 'checkOrUncheck' }] as const satisfies KeyMap;

export const radioKeys = [
  { key: 'ArrowDown', does: 'chooseNext' },
  { key: 'ArrowRight', does: 'chooseNext' },
  { key: 'ArrowUp', does: 'choosePrevious' },
  { key: 'ArrowLeft', does: 'choosePrevious' },
  { key: ' ', does: 'choose' },
] as const satisfies KeyMap;

export const rangeKeys = [
  { key: 'ArrowRight', does: 'increase' },
  { key: 'ArrowUp', does: 'increase' },
  { key: 'ArrowLeft', does: 'decrease' },
  { key: 'ArrowDown', does: 'decrease' },
  { key: 'PageUp', does: 'increaseMuch' },
  { key: 'PageDown', does: 'decreaseMuch' },
  { key: 'Home', does: 'toTheLeast' },
  { key: 'End', does: 'toTheMost' },
] as const satisfies KeyMap;

export const selectKeys = [
  { key: 'ArrowDown', alt: true, does: 'open' },
  { key: ' ', does: 'open' },
  { key: 'ArrowDown', does: 'chooseNext' },
  { key: 'ArrowUp', does: 'choosePrevious' },
  { key: 'Enter', does: 'take' },
  { key: 'Escape', does: 'closeUnchanged' },
] as const satisfies KeyMap;

export const dialogKeys = [
  { key: 'Tab', shift: false, does: 'nextInside' },
  { key: 'Tab', shift: true, does: 'previousInside' },
  { key: 'Escape', does: 'close' },
] as const satisfies KeyMap;
