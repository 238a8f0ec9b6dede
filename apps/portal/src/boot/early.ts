/**
 * Runs inside index.html as soon as the shell is painted: sends the first calls of this address and preloads
 * the files that it needs. The first paint does not wait for it, because what it shows needs the answers. The
 * calls go first, because they are small and the files would occupy the connection for longer than a page can
 * wait for its answers.
 */
import { boot } from '@stoa/api/boot';
import { rememberedPerson } from './brandMemory.ts';
import { showGreeting } from './greeting.ts';
import { hadNoStrip } from './homeMemory.ts';
import { showOpening } from './opening.ts';
import { preloadAround } from './preloads.ts';
import { screenCalls } from './screenCalls.ts';
import { startAddress, startsId, type Starts } from './starts.ts';

const starts: Starts = JSON.parse(document.getElementById(startsId)?.textContent ?? '{}');
const { lang, dataset } = document.documentElement;
const start = starts[dataset['stoaShell'] === 'login' ? '/login' : startAddress(location.pathname)];
const greeting = start?.greeting?.[lang];
if (greeting) showGreeting(greeting, rememberedPerson(), new Date().getHours(), hadNoStrip());
const calls = screenCalls(start?.calls, location.search);
const sent = boot(calls);
const banner = sent[calls.findIndex((call) => call.banner)];
const openings = calls.flatMap(({ opening }, at) =>
  opening ? [showOpening(opening, sent[at], banner)] : [],
);
if (start) preloadAround([...start.files, ...(start.words[lang] ?? [])], openings);
