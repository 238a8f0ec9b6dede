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

export type GlobalDoes = (typeof globalKeys)[number]['does'];
export type GoDoes = (typeof goKeys)[number]['does'];

/** Where the keys after `g` lead; the notifications open above any page. */
const places = {
  goHome: '/home',
  goCourses: '/course/all',
  goStudy: '/study/center',
  goNotices: undefined,
} as const satisfies Record<GoDoes, string | undefined>;

/** The keys after `g` that lead somewhere in this portal. */
export const workingGoKeys = (has: (path: string) => boolean) =>
  goKeys.filter(({ does }) => {
    const path = places[does];
    return path === undefined || has(path);
  });
