/**
 * Runs inside index.html as soon as the shell is on the screen: the first calls of this address and the files that it
 * will need. Nothing of it shows, so the first paint does not wait for it. The calls go first: they are small, and
 * the files take the line for longer than a page can wait for its answers.
 */
import { boot } from '@stoa/api/boot';
import { preload } from './preloads.ts';
import { screenCalls } from './screenCalls.ts';
import { startAddress, startsId, type Starts } from './starts.ts';

const starts: Starts = JSON.parse(document.getElementById(startsId)?.textContent ?? '{}');
const { lang, dataset } = document.documentElement;
const start = starts[dataset['stoaShell'] === 'login' ? '/login' : startAddress(location.pathname)];
boot(screenCalls(start?.calls));
if (start) preload([...start.files, ...(start.words[lang] ?? [])]);
