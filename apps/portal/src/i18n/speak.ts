import type { Portal } from '../session/portal.ts';
import { preferences } from '../preferences/store.ts';
import type { Locale } from '../preferences/locale.ts';
import { loadCatalogue, shownGroups, type Catalogue } from './catalogues.ts';

/** Company and person are kept outside of the cache of answers; what shows stays until the answers are there. */
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

/** A language for the whole portal; nothing when another was wanted meanwhile. Few visits need it. */
export async function speak(
  locale: Locale,
  portal: Portal,
  isWanted: () => boolean,
): Promise<Catalogue | undefined> {
  // All that is on the page: a word that is missing must not take the page along.
  const catalogue = await loadCatalogue(locale, shownGroups());
  if (!isWanted()) return undefined;
  preferences.choose({ locale });
  // One after the other, so that the answers of the last language are the last to come.
  translated = translated.then(() => translate(portal)).catch(() => undefined);
  return catalogue;
}
