import type { Localised } from '../db/schema/index.ts';

/** Browser and system of a request, if known; only names from our own lists, never text that was sent. */
export interface AskingBrowser {
  readonly browser: string;
  readonly system: string;
}

/**
 * The first pattern that matches wins. The order matters, because a user agent also contains the names of the
 * browsers that it imitates, which are further down.
 */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

export function browserOf(userAgent: string): AskingBrowser {
  // Real user-agent texts are at most half as long; the rest is not read.
  const text = userAgent.slice(0, 512);
  const nameIn = (known: typeof browsers) => known.find(([pattern]) => pattern.test(text))?.[1] ?? '';
  return { browser: nameIn(browsers), system: nameIn(systems) };
}

/** "Chrome on Windows"; undefined when neither is known. */
export function browserText({ browser, system }: AskingBrowser): Localised | undefined {
  if (browser === '' && system === '') return undefined;
  if (browser === '') return { zh: system, en: system };
  return system === ''
    ? { zh: browser, en: browser }
    : { zh: `${system} 上的 ${browser}`, en: `${browser} on ${system}` };
}
