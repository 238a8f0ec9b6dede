import type { Portal } from '../session/portal.ts';
import { preferences } from '../preferences/store.ts';
import type { Locale } from '../preferences/locale.ts';
import { loadCatalogue, shownGroups, type Catalogue } from './catalogues.ts';

/**
 * Loads company and person again in the new language, because they are kept outside of the cache of answers;
 * the old ones are shown until the answers arrive.
 */
async function translate({ branding, person, client, session, flow }: Portal): Promise<void> {
  const { generation } = session;
  const look = branding.get().config && branding.load(true);
  if (person.get().state === 'ready') {
    const { resumeSession } = await flow();
    const start = await resumeSession(client).catch(() => undefined);
    if (start?.company && session.generation === generation) person.entered(start);
  }
  await look;
}

let translated: Promise<void> = Promise.resolve();

/**
 * Switches the whole portal to a language; `undefined` when another one was chosen meanwhile. It is a chunk
 * of its own, because few visits need it.
 */
export async function switchLanguage(
  locale: Locale,
  portal: Portal,
  isWanted: () => boolean,
): Promise<Catalogue | undefined> {
  // All groups that are on the page, because a missing one would make the page throw.
  const catalogue = await loadCatalogue(locale, shownGroups());
  if (!isWanted()) return undefined;
  preferences.choose({ locale });
  // Translates one answer after the other, so that the answers in the last language arrive last.
  translated = translated.then(() => translate(portal)).catch(() => undefined);
  return catalogue;
}
