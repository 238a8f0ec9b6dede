import type { OpenDatabase, StopListening } from '../db/database.ts';
import { hashOf, isLive, isToken, touchMs } from './sessionLife.ts';
import type { Lived } from './sessionLife.ts';
import type { Session } from './sessions.ts';

/** What the database says when a session, a member or a company changes (migration 0009). */
const channel = 'stoa_session';
const maxKept = 10_000;

export type StoredSession = Session & Lived;

/**
 * Sessions that the database has vouched for within the last minute, so that the next call need not ask again.
 * For a server that has the database to itself: there a change is heard before whoever made it hears that it is
 * made, so that no ended session is served. Guests are not kept.
 */
export class KnownSessions {
  readonly #kept = new Map<string, StoredSession>();
  /** Of tokens that were found: to hash one takes longer than all the rest of looking it up. */
  readonly #hashes = new Map<string, string>();

  keep(row: StoredSession): void {
    if (this.#kept.size >= maxKept || this.#hashes.size >= maxKept) this.#forget();
    this.#kept.set(row.tokenHash, row);
  }

  /** Undefined when the database has to be asked, also when the time of last use has to be written again. */
  find(token: string | undefined, now: number): Session | undefined {
    if (token === undefined) return undefined;
    const before = this.#hashes.get(token);
    if (before === undefined && !isToken(token)) return undefined;
    const tokenHash = before ?? hashOf(token);
    const row = this.#kept.get(tokenHash);
    if (row === undefined) this.#hashes.delete(token);
    else if (before === undefined) this.#hashes.set(token, tokenHash);
    return row !== undefined && isLive(row, now) && now - row.lastSeenTime <= touchMs ? row : undefined;
  }

  /** Begins to hear of changes. */
  async follow(listen: OpenDatabase['listen']): Promise<StopListening> {
    return listen(
      channel,
      (tokenHash) => (tokenHash === '' ? this.#forget() : this.#kept.delete(tokenHash)),
      () => this.#forget(),
    );
  }

  #forget(): void {
    this.#kept.clear();
    this.#hashes.clear();
  }
}
