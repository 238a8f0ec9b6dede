import type { Localised } from '../../db/schema/index.ts';

/** What a browser says of itself, as far as it is known: names of ours, and never a word of what was sent. */
export interface AskingBrowser {
  readonly browser: string;
  readonly system: string;
}

/** The first that fits, because the later ones are named by their imitators too. */
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
  // Real ones are half as long; more would only be work.
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
