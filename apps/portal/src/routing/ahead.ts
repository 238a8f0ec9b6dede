import { startCall, type StartOptions } from '@stoa/api/boot';
import { loadCatalogue } from '../i18n/catalogues.ts';
import { shellWords } from '../i18n/shellWords.ts';
import type { FirstCall } from '../boot/firstCall.ts';
import { screenCalls } from '../boot/screenCalls.ts';
import type { Locale } from '../preferences/locale.ts';
import { callsByAddress } from './defineArea.ts';
import { loadScreen } from './loadScreen.ts';
import type { RouteTable } from './table.ts';
import type { ScreenRoute } from './types.ts';

/**
 * How long an answer that no screen has taken over is kept, in ms: as long as people rest on a link before they follow
 * it.
 */
const keptMs = 3000;

/** The address of a link inside the portal; `undefined` for any other link and for other elements. */
export function addressOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const address = new URL(link.href);
  return address.origin === location.origin && address.pathname !== location.pathname ? address : undefined;
}

/** How long the pointer or the focus stays on a link before its screen is worth loading, in ms. */
const restMs = 80;

/** Calls `begin` when the pointer or the focus rests on a link inside the portal; returns the function that stops it. */
export function onLinkRest(begin: (address: URL) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = ({ target }: Event) => {
    clearTimeout(timer);
    const address = addressOf(target);
    if (address) timer = setTimeout(() => begin(address), restMs);
  };
  addEventListener('pointerover', wait);
  addEventListener('focusin', wait);
  return () => {
    clearTimeout(timer);
    removeEventListener('pointerover', wait);
    removeEventListener('focusin', wait);
  };
}

/** The facts about the portal when a link is about to be followed. */
export interface AheadFacts {
  readonly table: RouteTable;
  readonly locale: Locale;
}

const routeOf = ({ table }: AheadFacts, { pathname }: URL): ScreenRoute | undefined => {
  const route = table.match(pathname)?.route;
  return route?.redirect === undefined ? route : undefined;
};

/** The addresses whose reads are sent or kept. */
const begun = new Set<string>();

/**
 * Sends the first reads of a screen beside the loading of its code, behind which they would otherwise wait. The
 * screen takes their answers over; those that it does not want are dropped. Without `api` nothing is sent.
 */
async function readAhead(
  api: StartOptions | undefined,
  calls: readonly FirstCall[] | undefined,
  address: URL,
  code: Promise<unknown>,
): Promise<void> {
  const name = `${api?.token} ${api?.locale} ${address.href}`;
  if (!api || begun.has(name)) return;
  begun.add(name);
  // A call with a body has an effect, so only the screen itself makes it.
  const reads = screenCalls(calls, address.search).filter(({ body }) => body === undefined);
  const sent = reads.map((call) => startCall(api, call));
  await Promise.allSettled([code, ...sent.map(({ call }) => call.answer)]);
  await new Promise((resolve) => setTimeout(resolve, keptMs));
  begun.delete(name);
  for (const { key, call } of sent) {
    if (globalThis.stoaBoot?.[key] === call) delete globalThis.stoaBoot[key];
  }
}

/** Loads the screen that an address leads to, and sends its first reads. */
export async function beginAhead(
  facts: AheadFacts,
  api: StartOptions | undefined,
  address: URL,
): Promise<void> {
  try {
    const route = routeOf(facts, address);
    const screen = await route?.load();
    if (!route || !screen) return;
    // The same loading as that of the screen, so that the screen reports a file that does not load.
    const code = loadScreen(route, facts.locale).promise;
    await readAhead(api, callsByAddress(route.path, screen.calls)[address.pathname], address, code);
  } catch {
    // The screen reports the failure when it is shown.
  }
}

/**
 * Loads the screen of a link that may be followed, and sends its first reads. The files are not loaded through
 * `loadScreen`, because a file that does not load now must neither be remembered nor reload the page.
 */
export async function loadAhead(
  facts: AheadFacts,
  api: StartOptions | undefined,
  address: URL,
): Promise<void> {
  try {
    const route = routeOf(facts, address);
    const screen = await route?.load();
    if (!route || !screen) return;
    const code = Promise.all([screen.load(), loadCatalogue(facts.locale, [shellWords, ...screen.words])]);
    await readAhead(api, callsByAddress(route.path, screen.calls)[address.pathname], address, code);
    await code;
  } catch {
    // The screen asks again when it is shown.
  }
}
