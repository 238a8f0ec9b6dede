import { safeInternalPath } from '@stoa/domain';
import { tabMemory } from './tabMemory.ts';

/** A login that has left for another site and is expected back in this tab. */
export interface Way {
  /** Where the person wanted to go; '' where nothing was said. */
  readonly redirect: string;
  /** What the site must bring back, so that only what began here ends here; '' where the site brings none. */
  readonly state: string;
}

const key = 'stoa.way';
/** As long as the server's own state lives. */
const lifeMs = 10 * 60_000;

const text = (source: object, name: string): string => {
  const value: unknown = Object.getOwnPropertyDescriptor(source, name)?.value;
  return typeof value === 'string' ? value : '';
};

/** Before the page is left for a provider. */
export function beginWay(search: string, state = '', now = Date.now()): void {
  const wish = new URLSearchParams(search).get('redirect');
  tabMemory.write(key, {
    redirect: wish === null ? '' : safeInternalPath(wish, ''),
    state,
    until: now + lifeMs,
  });
}

/** A way that was kept somewhere, as far as it is one. */
export function wayIn(kept: unknown): Way | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  return { redirect: safeInternalPath(text(kept, 'redirect'), ''), state: text(kept, 'state') };
}

/** What began here, once: nothing when nothing did, or long ago. */
export function endWay(now = Date.now()): Way | undefined {
  const kept = tabMemory.read(key);
  tabMemory.remove(key);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const until: unknown = Object.getOwnPropertyDescriptor(kept, 'until')?.value;
  if (typeof until !== 'number' || until <= now || until > now + lifeMs) return undefined;
  return wayIn(kept);
}
