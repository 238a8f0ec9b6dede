import { emitter } from '@stoa/domain/kernel';
import { defaultSession, isLoggedIn, mergeCompanyInfo, mergeUserInfo, sessionFrom } from '@stoa/domain';
import type { SessionFields } from '@stoa/domain';
import type { OnReport } from '../client/ports.ts';
import { isRecord } from '../record.ts';
import { entryKeys, entryRules } from './entries.ts';
import type { CacheEntries, EntryKey, EntryRule } from './entries.ts';
import type { SessionChange, SessionStore } from './port.ts';
import { safeStorage } from './storage.ts';
import type { StoragePort } from './storage.ts';

export interface SessionStoreOptions {
  /**
   * Where entries are kept; `localStorage` by default. Called on each use, because the browser may refuse
   * access at any time.
   */
  storage?: () => StoragePort;
  /** Where `storage`, `pagehide`, `pageshow` and `visibilitychange` arrive; the window by default. */
  events?: EventTarget;
  onReport?: OnReport;
}

const userKey = 'userInfo';

const windowOrNone = (): EventTarget => (typeof window === 'undefined' ? new EventTarget() : window);

const samePerson = (one: SessionFields, other: SessionFields): boolean =>
  one.access_token === other.access_token && one.userId === other.userId && one.companyId === other.companyId;

/** The session of a person (specification point 3), kept in the browser and shared by its tabs. */
export function createSessionStore(options: SessionStoreOptions = {}): SessionStore {
  const { onReport = () => undefined, events = windowOrNone() } = options;
  const storage = safeStorage(options.storage ?? (() => localStorage), onReport);
  const changed = emitter<SessionChange>();
  /** This tab's copies of the entries. They stay when another tab unloads and removes the stored ones. */
  const copies: Partial<CacheEntries> = {};
  let generation = 0;

  const dropUnusable = (key: string): void => {
    onReport({ type: 'storage', key, problem: 'unreadable' });
    storage.remove(key);
  };

  const readFields = (): SessionFields => {
    const stored = storage.read(userKey);
    if (stored === undefined) return defaultSession;
    if (isRecord(stored)) return sessionFrom(stored);
    dropUnusable(userKey);
    return defaultSession;
  };

  let fields = readFields();

  const notify = (kind: SessionChange['kind'], otherTab: boolean, key?: EntryKey): void => {
    changed.emit({ kind, otherTab, ...(key === undefined ? {} : { key }) });
  };

  const forgetPerson = (): void => {
    for (const key of entryKeys) {
      if (entryRules[key].personal !== true) continue;
      delete copies[key];
      storage.remove(key);
    }
  };

  /**
   * Whether the browser still keeps this tab's person, because another tab may have changed the session
   * before its event arrives here.
   */
  const isKept = (): boolean => samePerson(readFields(), fields);

  const merge = (next: SessionFields): void => {
    // A late answer must not write into a session that has ended.
    if (!isLoggedIn(fields) || !isKept()) return;
    fields = next;
    storage.write(userKey, next);
    notify('fields', false);
  };

  const read = <Key extends EntryKey>(key: Key): CacheEntries[Key] => {
    const copy = copies[key];
    if (copy !== undefined) return copy;
    const { initial, read: readStored }: EntryRule<CacheEntries[Key]> = entryRules[key];
    const stored = storage.read(key);
    const value = stored === undefined ? undefined : readStored(stored);
    if (stored !== undefined && value === undefined) dropUnusable(key);
    copies[key] = value ?? initial;
    return value ?? initial;
  };

  const write = <Key extends EntryKey>(key: Key, value: CacheEntries[Key]): void => {
    copies[key] = value;
    if (entryRules[key].personal !== true || isKept()) storage.write(key, value);
    notify('entry', false, key);
  };

  /** Takes over what another tab has stored: a login, a logout or newer fields. */
  const adoptSession = (): void => {
    const next = readFields();
    if (samePerson(next, fields)) {
      if (JSON.stringify(next) === JSON.stringify(fields)) return;
      fields = next;
      notify('fields', true);
      return;
    }
    fields = next;
    generation += 1;
    for (const key of entryKeys) if (entryRules[key].personal === true) delete copies[key];
    notify(isLoggedIn(next) ? 'begin' : 'end', true);
  };

  const adoptEntry = (key: EntryKey, removed: boolean): void => {
    // The change is ignored, because each tab has its own player tag, and a tab that unloads removes the
    // shared entries for itself only.
    const own = key === 'playerTag' || (removed && entryRules[key].untilUnload === true);
    const ownerLeft = key === 'currentPlayerTag' && copies.currentPlayerTag !== copies.playerTag;
    if (own && !ownerLeft) return;
    delete copies[key];
    notify('entry', true, key);
  };

  const onStorage = (event: Event): void => {
    const key = 'key' in event ? event.key : null;
    const removed = !('newValue' in event) || event.newValue === null;
    if (key === null || key === userKey) adoptSession();
    for (const entry of entryKeys) if (key === null || key === entry) adoptEntry(entry, removed);
  };
  const onShown = (): void => {
    if (typeof document === 'undefined' || document.visibilityState !== 'hidden') adoptSession();
  };
  const onUnload = (): void => {
    for (const key of entryKeys) if (entryRules[key].untilUnload === true) storage.remove(key);
  };
  const handlers = { storage: onStorage, pageshow: onShown, visibilitychange: onShown, pagehide: onUnload };
  for (const [name, handler] of Object.entries(handlers)) events.addEventListener(name, handler);

  return {
    get: () => fields,
    token: () => fields.access_token,
    get generation() {
      return generation;
    },
    begin(result) {
      forgetPerson();
      fields = sessionFrom(result);
      generation += 1;
      storage.write(userKey, fields);
      write('loginSourceType', result.sourceType);
      notify('begin', false);
    },
    mergeUser: (info) => merge(mergeUserInfo(fields, info)),
    mergeCompany: (info) => merge(mergeCompanyInfo(fields, info)),
    reset() {
      fields = defaultSession;
      generation += 1;
      storage.remove(userKey);
      forgetPerson();
      notify('end', false);
    },
    refresh: adoptSession,
    read,
    write,
    remove(key) {
      delete copies[key];
      storage.remove(key);
      notify('entry', false, key);
    },
    subscribe: changed.subscribe,
    dispose() {
      for (const [name, handler] of Object.entries(handlers)) events.removeEventListener(name, handler);
      changed.clear();
    },
  };
}
