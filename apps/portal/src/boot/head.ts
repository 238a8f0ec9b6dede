/**
 * Runs inside index.html before anything paints: sets language, appearance and which shell to show, and shows
 * a message when the portal itself does not load. What can wait for the first frame is in `early.ts`.
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
// The server wrote the company's texts in the language that the browser prefers, which may not be the
// person's choice.
const foreign = root.hasAttribute('data-stoa-theme') && root.lang !== locale;
root.lang = locale;
if (preferences.appearance) root.dataset['stoaAppearance'] = preferences.appearance;

// Without a session every page that needs one becomes the login page, so the login page's files are needed in
// any case.
const session = stored('userInfo') ?? '';
const hasSession = /"access_token":"[^"]/.test(session);
// The company's text size, if the person chose none; otherwise the shell would change its size when the
// settings load.
const companySize = hasSession ? /"fontSize":([1-4])\b/.exec(session)?.[1] : undefined;
const textSize = preferences.textSize ?? companySize;
if (textSize) root.dataset['stoaFontSize'] = String(textSize);
const login = /^\/login\/?$/.test(location.pathname) || !hasSession;
root.dataset['stoaShell'] = login ? 'login' : 'page';
// A preview brings its own branding in the address, so the remembered one is not shown.
if (login && /[?&]p=/.test(location.search)) root.dataset['stoaBrand'] = 'other';
else if (foreign) root.dataset['stoaBrand'] = 'foreign';

// The entry is the page's only script file, so only this inline script can report that it did not load.
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
