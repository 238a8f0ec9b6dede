import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeStorage, loginResult } from '../test/fakes.ts';
import { createSessionStore } from './store.ts';
import type { SessionStore } from './port.ts';

const tabCount = 3;

type Step =
  | { readonly do: 'begin'; readonly tab: number; readonly company: number }
  | {
      readonly do: 'reset' | 'user' | 'company' | 'course' | 'flags' | 'unload' | 'look' | 'ask' | 'told';
      readonly tab: number;
    };

const tab = fc.nat({ max: tabCount - 1 });
const steps: fc.Arbitrary<Step[]> = fc.array<Step>(
  fc.oneof(
    fc.record({ do: fc.constant('begin' as const), tab, company: fc.integer({ min: 1001, max: 1003 }) }),
    fc.record({
      do: fc.constantFrom(
        'reset' as const,
        'user' as const,
        'company' as const,
        'course' as const,
        'flags' as const,
        'unload' as const,
        'look' as const,
        'ask' as const,
        'told' as const,
      ),
      tab,
    }),
  ),
  { maxLength: 50 },
);

/** A storage that three tabs share; each tab learns only later what the others have changed. */
function createBrowser() {
  const shared = new FakeStorage();
  const told: { key: string; newValue: string | null }[][] = [];
  const events: EventTarget[] = [];
  const stores: SessionStore[] = [];
  const openTab = (own: number): void => {
    const write = (key: string, newValue: string | null): void => {
      if (shared.getItem(key) === newValue) return;
      if (newValue === null) shared.removeItem(key);
      else shared.setItem(key, newValue);
      for (const [other, queue] of told.entries()) if (other !== own) queue.push({ key, newValue });
    };
    told.push([]);
    const target = new EventTarget();
    events.push(target);
    stores.push(
      createSessionStore({
        events: target,
        storage: () => ({
          getItem: (key) => shared.getItem(key),
          setItem: (key, text) => write(key, text),
          removeItem: (key) => write(key, null),
        }),
      }),
    );
  };
  for (let own = 0; own < tabCount; own += 1) openTab(own);
  const tell = (own: number): boolean => {
    const change = told[own]?.shift();
    if (change === undefined) return false;
    events[own]?.dispatchEvent(Object.assign(new Event('storage'), change));
    return true;
  };
  return { shared, stores, events, tell };
}

const parsed = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));
const of = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** The browser's entries about a person must name the person whose token is stored. */
function expectOnePerson(shared: FakeStorage): void {
  const user = parsed(shared.getItem('userInfo'));
  const token = of(user, 'access_token');
  const allowed = [undefined, '', token ?? 'out'];
  expect(allowed).toContain(of(user, 'realName'));
  expect(allowed).toContain(of(user, 'companyName'));
  expect(allowed).toContain(parsed(shared.getItem('currentCourseName')));
}

describe('three tabs that receive each other’s messages late', () => {
  it('never mix two persons or companies in the browser, and agree in the end (T-04, M-01)', () => {
    fc.assert(
      fc.property(steps, (script) => {
        const { shared, stores, events, tell } = createBrowser();
        let logins = 0;
        for (const step of script) {
          const store = stores[step.tab];
          const own = () => store?.token() || 'out';
          switch (step.do) {
            case 'begin':
              logins += 1;
              store?.begin({ ...loginResult, access_token: `t${logins}`, companyId: step.company });
              break;
            case 'reset':
              store?.reset();
              break;
            case 'user':
              store?.mergeUser({ realName: own() });
              break;
            case 'company':
              store?.mergeCompany({ companyName: own() });
              break;
            case 'course':
              store?.write('currentCourseName', own());
              break;
            case 'flags':
              store?.write('globalConfig', { ...store.read('globalConfig'), showAiChatFlg: true });
              break;
            case 'unload':
              events[step.tab]?.dispatchEvent(new Event('pagehide'));
              break;
            case 'look':
              events[step.tab]?.dispatchEvent(new Event('visibilitychange'));
              break;
            case 'ask':
              store?.refresh();
              break;
            case 'told':
              tell(step.tab);
              break;
            default:
              step satisfies never;
          }
          expectOnePerson(shared);
        }
        for (let own = 0; own < tabCount; own += 1) while (tell(own));
        const token = of(parsed(shared.getItem('userInfo')), 'access_token') ?? '';
        expect(stores.map((store) => store.token())).toEqual(stores.map(() => token));
        expect(new Set(stores.map((store) => JSON.stringify(store.get()))).size).toBe(1);
      }),
      { seed: 20_261, numRuns: 1_000 },
    );
  });
});
