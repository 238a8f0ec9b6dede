import type { KeyMap } from '@stoa/ui';

/** Keys that work on every page; those without Ctrl work only outside of fields. */
export const globalKeys = [
  { key: 'K', ctrl: true, does: 'palette' },
  { key: '/', does: 'search' },
  { key: '?', does: 'help' },
  { key: 'G', shift: false, does: 'go' },
] as const satisfies KeyMap;

/** The keys that may follow `g`. */
export const goKeys = [
  { key: 'H', shift: false, does: 'goHome' },
  { key: 'C', shift: false, does: 'goCourses' },
  { key: 'S', shift: false, does: 'goStudy' },
  { key: 'N', shift: false, does: 'goNotices' },
] as const satisfies KeyMap;

/** The addresses that the keys after `g` open. */
export const goPaths = {
  goHome: '/home',
  goCourses: '/course/all',
  goStudy: '/study/center',
} as const satisfies Partial<Record<(typeof goKeys)[number]['does'], string>>;

export type GlobalDoes = (typeof globalKeys)[number]['does'];
export type GoDoes = (typeof goKeys)[number]['does'];

/** The keys after `g` that work: those whose page cannot be opened are left out. */
export const workingGoKeys = (mayOpen: (path: string) => boolean) =>
  goKeys.filter(({ does }) => does === 'goNotices' || mayOpen(goPaths[does]));
