import type { OpenDatabase, StopListening } from '../db/database.ts';
import { hashOf, isLive, isToken, touchMs } from './sessionLife.ts';
import type { Lived } from './sessionLife.ts';
import type { Session } from './sessions.ts';

/** Channel on which the database notifies when a session, a member or a company changes (see migration 0009). */
const channel = 'stoa_session';
const maxKept = 10_000;

export type StoredSession = Session & Lived;

/**
 * Sessions that the database has confirmed within the last minute, so that the next call need not query it
 * again. Only for a server that is the only one on its database: there the notification arrives before the
 * change is answered, so that no ended session is accepted. Guests are not stored.
 */
export class KnownSessions {
  readonly #kept = new Map<string, StoredSession>();
  /** Hashes of tokens that were found, because hashing a token takes longer than the rest of the look-up. */
  readonly #hashes = new Map<string, string>();

  keep(row: StoredSession): void {
    if (this.#kept.size >= maxKept || this.#hashes.size >= maxKept) this.#forget();
    this.#kept.set(row.tokenHash, row);
  }

  /**
   * Undefined when the database must be queried, which is also the case when the time of last use has to be
   * stored again.
   */
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

  /** Begins to listen for changes of sessions, members and companies. */
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
