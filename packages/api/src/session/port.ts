import type { SessionFields, SessionCompanyInfo, SessionUserInfo } from '@stoa/domain';
import type { LoginResult } from '../contract/types/account.ts';
import type { CacheEntries, EntryKey } from './entries.ts';

/** What changed, for screens and for the caches of answers. */
export interface SessionChange {
  /** `begin` and `end` start a new generation; `fields` and `entry` do not. */
  readonly kind: 'begin' | 'end' | 'fields' | 'entry';
  readonly key?: EntryKey;
  /** Made in another tab of this browser. */
  readonly otherTab: boolean;
}

export interface SessionStore {
  /** The session's fields; the same object until one of them changes. */
  readonly get: () => SessionFields;
  readonly token: () => string;
  /** Counts logins, logouts and company switches, also those of other tabs (reliability D5). */
  readonly generation: number;
  /** Starts a session from any login or company switch; everything of the person before is dropped. */
  readonly begin: (result: LoginResult) => void;
  /** Merges the user information (specification point 7.4). */
  readonly mergeUser: (info: SessionUserInfo) => void;
  /** Merges the company's base information (specification point 7.5). */
  readonly mergeCompany: (info: SessionCompanyInfo) => void;
  /** Back to the defaults, with every entry of the person; the browser's own choices stay. */
  readonly reset: () => void;
  /** Takes over what another tab has made of the session, without waiting to be told. */
  readonly refresh: () => void;
  /** A cached entry; its default when there is none or it cannot be used. */
  readonly read: <Key extends EntryKey>(key: Key) => CacheEntries[Key];
  readonly write: <Key extends EntryKey>(key: Key, value: CacheEntries[Key]) => void;
  readonly remove: (key: EntryKey) => void;
  readonly subscribe: (listener: (change: SessionChange) => void) => () => void;
  /** Stops listening to other tabs. */
  readonly dispose: () => void;
}
