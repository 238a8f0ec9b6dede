import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/open.ts';
import { inScope } from '../db/scope.ts';
import { seedTime } from '../test/fixed.ts';
import { seededDatabase } from '../test/server.ts';
import { once } from './idempotency.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await seededDatabase();
});
afterAll(() => opened.close());

let runs = 0;
const ask = (body: unknown, idemKey = 'a', now = seedTime, userId = 1) =>
  inScope(opened.db, { companyId: 1001, userId }, (tx) =>
    once(tx, { actor: `${userId}@1001`, path: '/x', idemKey, body }, now, async () => {
      runs += 1;
      return { run: runs };
    }),
  );

test('an intention that is sent again gets the first answer, and its effect happens once', async () => {
  expect(await ask({ a: 1, b: { c: 2, d: 3 } })).toEqual({ run: 1 });
  expect(await ask({ b: { d: 3, c: 2 }, a: 1 })).toEqual({ run: 1 });
  expect(runs).toBe(1);
});

test('the same key with another content is refused, another key or person is another intention', async () => {
  await expect(ask({ a: 2 })).rejects.toMatchObject({ code: 1007 });
  expect(await ask({ a: 2 }, 'b')).toEqual({ run: 2 });
  expect(await ask({ a: 2 }, 'a', seedTime, 2)).toEqual({ run: 3 });
});

test('a failed intention may be tried again', async () => {
  const failing = inScope(opened.db, { companyId: 1001, userId: 1 }, (tx) =>
    once(tx, { actor: '1@1001', path: '/x', idemKey: 'c', body: {} }, seedTime, () =>
      Promise.reject(new Error('no')),
    ),
  );
  await expect(failing).rejects.toThrow('no');
  expect(await ask({}, 'c')).toEqual({ run: 4 });
});

test('after a day the key is free', async () => {
  expect(await ask({ z: 1 }, 'a', seedTime + 25 * 3_600_000)).toEqual({ run: 5 });
});
