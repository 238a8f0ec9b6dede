import { newIdemKey } from '@stoa/api';
import { isLoggedIn } from '@stoa/domain';
import type { Portal } from '../../session/portal.ts';
import type { Spending, SpendPorts } from './spendOnce.ts';

const name = 'stoa.codes';
/** The largest number of records, which is more than a person spends while the records are kept. */
const most = 8;

const states: readonly unknown[] = ['begun', 'done', 'spent'] satisfies Spending['state'][];

function isSpending(value: unknown): value is Spending {
  if (typeof value !== 'object' || value === null) return false;
  const { key, state, until }: Partial<Record<keyof Spending, unknown>> = value;
  return typeof key === 'string' && typeof until === 'number' && states.includes(state);
}

type Kept = readonly (readonly [hash: string, spending: Spending])[];

function all(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((entry: unknown): entry is Kept[number] => {
          const [hash, spending]: unknown[] = Array.isArray(entry) ? entry : [];
          return typeof hash === 'string' && isSpending(spending);
        })
      : [];
  } catch {
    return [];
  }
}

/** Hash that identifies a code, so that the code itself is not stored; it needs no cryptographic strength. */
export function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}

/** The records of spent codes in this browser, shared by all its tabs. */
export const spendPorts = ({ session }: Portal): SpendPorts => ({
  read: (code) => all().find(([hash]) => hash === hashOf(code))?.[1],
  write(code, spending) {
    const hash = hashOf(code);
    const others = all().filter(([other, { until }]) => other !== hash && until > Date.now());
    try {
      localStorage.setItem(name, JSON.stringify([...others, [hash, spending]].slice(-most)));
    } catch {
      // When storage is full or blocked nothing is recorded, so after a reload the code counts as spent.
    }
  },
  lock: (code, work) =>
    // `navigator.locks` is absent on an address that is not secure.
    'locks' in navigator ? navigator.locks.request(`${name} ${hashOf(code)}`, work) : work(),
  isLoggedIn() {
    session.refresh();
    return isLoggedIn(session.get());
  },
  newKey: newIdemKey,
  now: Date.now,
});
