/**
 * Runs inside index.html before anything paints (decision 15): language, appearance and which shell, and a word
 * when the portal itself does not come. What can wait for the first frame is in `early.ts`.
 */
import { chooseLocale } from '../preferences/locale.ts';
import { readPreferences } from '../preferences/rules.ts';

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

// Without a session every closed page turns into the login page, so its files are wanted either way.
const session = stored('userInfo') ?? '';
const hasSession = /"access_token":"[^"]/.test(session);
// The company's size, where the person has none: the shell would be drawn once in each.
const companySize = hasSession ? /"fontSize":([1-4])\b/.exec(session)?.[1] : undefined;
const textSize = preferences.textSize ?? companySize;
if (textSize) root.dataset['stoaFontSize'] = String(textSize);
const login = /^\/login\/?$/.test(location.pathname) || !hasSession;
root.dataset['stoaShell'] = login ? 'login' : 'page';
// A preview brings the look of its own in the address.
if (login && /[?&]p=/.test(location.search)) root.dataset['stoaBrand'] = 'other';
else if (foreign) root.dataset['stoaBrand'] = 'foreign';

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
