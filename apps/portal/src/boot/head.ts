/**
 * Runs inside index.html before anything paints (decision 15): the remembered theme, the first calls, the
 * files that this address will need, and a word when the portal itself does not come.
 */
import '@stoa/api/boot';
import { chooseLocale } from '../i18n/locale.ts';
import { readPreferences } from '../preferences/rules.ts';

/** Written by the build; empty while developing. */
declare const __STOA_PRELOAD__: {
  readonly routes?: Readonly<Record<string, readonly string[]>>;
  readonly layout?: readonly string[];
  readonly words?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
};

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const root = document.documentElement;
const preferences = readPreferences(stored('stoa:preferences'));
const locale = chooseLocale(preferences.locale, navigator.languages);
// The server wrote the company's words in the language that the browser asks for.
const foreign = root.hasAttribute('data-stoa-theme') && root.lang !== locale;
root.lang = locale;
if (preferences.appearance) root.dataset['stoaAppearance'] = preferences.appearance;
if (preferences.textSize) root.dataset['stoaFontSize'] = String(preferences.textSize);

// Without a session every closed page turns into the login page, so its files are wanted either way.
const hasSession = /"access_token":"[^"]/.test(stored('userInfo') ?? '');
const path = location.pathname.replace(/(.)\/$/, '$1');
const login = path === '/login' || !hasSession;
root.dataset['stoaShell'] = login ? 'login' : 'page';
// A preview brings the look of its own in the address.
if (login && /[?&]p=/.test(location.search)) root.dataset['stoaBrand'] = 'other';
else if (foreign) root.dataset['stoaBrand'] = 'foreign';

const { routes = {}, layout = [], words = {} } = __STOA_PRELOAD__;
const spoken = words[locale] ?? {};
const address = login ? '/login' : path;
const files = [
  ...(routes[address] ?? []),
  ...(login ? [] : layout),
  ...(spoken[address] ?? spoken['/login'] ?? []),
];
for (const file of new Set(files)) {
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
  if (link.rel === 'preload') link.as = 'style';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}

// The entry is the page's only script file; without it nothing else could say that it did not come.
addEventListener(
  'error',
  ({ target }) => {
    const notice = document.getElementById('stoa-not-loaded');
    if (!(target instanceof HTMLScriptElement) || !notice) return;
    document.getElementById('root')?.replaceWith(notice);
    notice.hidden = false;
    notice.querySelector('button')?.addEventListener('click', () => location.reload());
  },
  true,
);
