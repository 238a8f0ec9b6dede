import type { SessionFields, SessionCompanyInfo, SessionUserInfo } from '@stoa/domain';
import type { LoginResult } from '../contract/types/account.ts';
import type { CacheEntries, EntryKey } from './entries.ts';

/** A change of the session, for screens and for the caches of answers. */
export interface SessionChange {
  /** `begin` and `end` start a new generation; `fields` and `entry` do not. */
  readonly kind: 'begin' | 'end' | 'fields' | 'entry';
  readonly key?: EntryKey;
  /** Whether another tab of this browser made the change. */
  readonly otherTab: boolean;
}

export interface SessionStore {
  /** The session's fields; the same object until one of them changes. */
  readonly get: () => SessionFields;
  readonly token: () => string;
  /**
   * Counts logins, logouts and company switches, including those of other tabs, so that an answer to an
   * earlier session can be recognised.
   */
  readonly generation: number;
  /**
   * Starts a session after a login or company switch; everything that was kept of the person before is
   * dropped.
   */
  readonly begin: (result: LoginResult) => void;
  /** Merges the user information (specification point 7.4). */
  readonly mergeUser: (info: SessionUserInfo) => void;
  /** Merges the company's base information (specification point 7.5). */
  readonly mergeCompany: (info: SessionCompanyInfo) => void;
  /**
   * Resets the session to the defaults and drops every entry of the person; entries that belong to the
   * browser stay.
   */
  readonly reset: () => void;
  /** Reads changes of the session by another tab at once, without waiting for the storage event. */
  readonly refresh: () => void;
  /** A cached entry; its default when there is none or it cannot be read. */
  readonly read: <Key extends EntryKey>(key: Key) => CacheEntries[Key];
  readonly write: <Key extends EntryKey>(key: Key, value: CacheEntries[Key]) => void;
  readonly remove: (key: EntryKey) => void;
  readonly subscribe: (listener: (change: SessionChange) => void) => () => void;
  /** Stops listening to other tabs. */
  readonly dispose: () => void;
}
