import { ErrorCode } from '@stoa/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spendOnce, type Spending, type SpendPorts, type Spent } from './spendOnce.ts';

const refusal = (code: number) =>
  Object.assign(new Error('refused'), {
    name: 'ApiError',
    kind: 'business',
    code,
    msg: 'no',
    call: 'S36',
    path: '',
  });
const lost = () =>
  Object.assign(new Error('lost'), { name: 'ApiError', kind: 'network', call: 'S36', path: '' });

type Fate = 'heard' | 'lost' | 'unreached' | 'reloaded';

function deferred<Value>() {
  let resolve: ((value: Value) => void) | undefined;
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve: (value: Value) => resolve?.(value) };
}

/** One code, a server that accepts it only with the key that came first, and the tabs of one browser. */
function world() {
  let owner: string | undefined;
  let live = 0;
  let granted = 0;
  const keys = new Set<string>();
  const asked: string[] = [];
  let session: number | undefined;
  let storage: Spending | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const server = (key: string): number => {
    asked.push(key);
    keys.add(key);
    if (owner !== undefined && owner !== key) throw refusal(ErrorCode.TicketInvalid);
    owner = key;
    granted += 1;
    // A session granted earlier and never received ends.
    live = granted;
    return granted;
  };
  const arrive = (fate: Fate): Promise<Spent | 'gone'> => {
    const { promise: left, resolve: leave } = deferred<'gone'>();
    const ports: SpendPorts = {
      read: () => storage,
      write: (_code, spending) => {
        storage = spending;
      },
      lock(_code, work) {
        const mine = turn.then(work);
        // A tab that is closed releases the lock for the next one.
        turn = Promise.race([mine, left]).catch(() => undefined);
        return mine;
      },
      isLoggedIn: () => session !== undefined,
      newKey: () => `key ${keys.size + asked.length}`,
      now: () => 1000,
    };
    const exchange = async (key: string): Promise<number> => {
      if (fate === 'unreached') throw lost();
      const result = server(key);
      await Promise.resolve();
      if (fate === 'lost') throw lost();
      if (fate === 'reloaded') {
        leave('gone');
        return new Promise<never>(() => undefined);
      }
      return result;
    };
    const spent = spendOnce('code', ports, exchange, async (result) => {
      session = result;
      return 'entered';
    });
    return Promise.race([spent, left]);
  };
  return {
    arrive,
    asked,
    keys,
    signOut: () => (session = undefined),
    session: () => session,
    live: () => live,
  };
}

describe('a one-time code', () => {
  test('is sent once by two tabs with the same address, and the second follows the session of the first', async () => {
    const { arrive, asked } = world();
    const kinds = await Promise.all([arrive('heard'), arrive('heard')]);
    expect(kinds).toEqual([{ kind: 'entered' }, { kind: 'follow' }]);
    expect(asked).toHaveLength(1);
  });

  test.each(['lost', 'reloaded', 'unreached'] as const)(
    'whose first answer was %s can be used the next time',
    async (fate) => {
      const { arrive, keys } = world();
      await arrive(fate);
      expect(await arrive('heard')).toEqual({ kind: 'entered' });
      expect(keys.size).toBe(1);
    },
  );

  test('that is used up says so to whoever is no longer signed in', async () => {
    const { arrive, signOut, asked } = world();
    await arrive('heard');
    signOut();
    expect(await arrive('heard')).toEqual({ kind: 'spent', message: undefined });
    expect(asked).toHaveLength(1);
  });

  test('signs this browser in after any history of tabs, reloads and lost answers, with one session at the end', async () => {
    const fates = fc.array(fc.constantFrom<Fate>('heard', 'lost', 'unreached', 'reloaded'), { maxLength: 6 });
    const history = fc.array(
      fc.record({
        fate: fc.constantFrom<Fate>('heard', 'lost', 'unreached', 'reloaded'),
        waits: fc.boolean(),
      }),
      { maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(history, fates, async (steps, together) => {
        const { arrive, keys, session, live } = world();
        for (const { fate, waits } of steps) {
          const arrived = arrive(fate);
          if (waits) await arrived;
        }
        await Promise.all(together.map(arrive));
        const last = await arrive('heard');
        expect(last === 'gone' ? last : last.kind).toMatch(/^(entered|follow)$/);
        expect(keys.size).toBe(1);
        expect(session()).toBe(live());
      }),
      { seed: 20_261_123, numRuns: 500 },
    );
  });
});
