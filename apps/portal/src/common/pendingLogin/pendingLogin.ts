import { safeInternalPath } from '@stoa/domain';
import { ownField } from '@stoa/domain/kernel';
import { tabMemory } from '../../kernel/tabMemory.ts';

/** A login that continues on another site and is expected to return in this tab. */
export interface PendingLogin {
  /** The page that the person wanted; '' where none was requested. */
  readonly redirect: string;
  /**
   * The state that the site must return, so that only a login that was started here is completed here; '' for
   * a site that returns none.
   */
  readonly state: string;
}

const key = 'stoa.way';
/** Ten minutes, which is how long the server keeps its own state. */
const lifeMs = 10 * 60_000;

const text = (source: object, name: string): string => {
  const value = ownField(source, name);
  return typeof value === 'string' ? value : '';
};

/** Remembers the wanted page before the person leaves for the site of a login provider. */
export function rememberLogin(search: string, state = '', now = Date.now()): void {
  const wish = new URLSearchParams(search).get('redirect');
  tabMemory.write(key, {
    redirect: wish === null ? '' : safeInternalPath(wish, ''),
    state,
    until: now + lifeMs,
  });
}

/** Checks a stored value; `undefined` when it is not a {@link PendingLogin}. */
export function storedLogin(kept: unknown): PendingLogin | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  return { redirect: safeInternalPath(text(kept, 'redirect'), ''), state: text(kept, 'state') };
}

/** Returns the login that was started here, once; `undefined` when there is none, or it is too old. */
export function takeLogin(now = Date.now()): PendingLogin | undefined {
  const kept = tabMemory.read(key);
  tabMemory.remove(key);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const until = ownField(kept, 'until');
  if (typeof until !== 'number' || until <= now || until > now + lifeMs) return undefined;
  return storedLogin(kept);
}
