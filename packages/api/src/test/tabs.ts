import type { ApiReport } from '../client/ports.ts';
import type { SessionChange, SessionStore } from '../session/port.ts';
import { createSessionStore } from '../session/store.ts';
import type { FakeStorage } from './fakes.ts';
import { loginResult } from './fakes.ts';

export interface Tab {
  store: SessionStore;
  events: EventTarget;
  reports: ApiReport[];
  changes: SessionChange[];
}

/** A tab of a browser, with all its events and reports. */
export function openTab(storage: FakeStorage): Tab {
  const events = new EventTarget();
  const reports: ApiReport[] = [];
  const changes: SessionChange[] = [];
  const store = createSessionStore({
    storage: () => storage,
    events,
    onReport: (report) => reports.push(report),
  });
  store.subscribe((change) => changes.push(change));
  return { store, events, reports, changes };
}

/** Sends the event that a browser sends to the other tabs after an entry has changed. */
export const tell = (tab: Tab, storage: FakeStorage, key: string | null): boolean =>
  tab.events.dispatchEvent(
    Object.assign(new Event('storage'), { key, newValue: key === null ? null : storage.getItem(key) }),
  );

/** The user information that the server answers. */
export const info = { realName: '林小满', faceImg: '/a.png', vipStatus: 2, admin: true } as const;

/** The same person in another company. */
export const deepBlue = { ...loginResult, access_token: 'token-of-deepblue', id: 12, companyId: 1002 };
