import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { CallFacts } from '../contract/define.ts';
import { idempotency } from '../contract/types/wire.ts';
import { apiError } from './errors.ts';
import type { ApiFault } from './errors.ts';
import { createIntention, newIdemKey } from './intention.ts';
import { keptKeys } from './keptKeys.ts';

const call: CallFacts = {
  id: 'X111',
  method: 'POST',
  path: '/order/pc/create',
  encoding: 'json',
  auth: 'session',
};
const after = (fault: ApiFault) => apiError(call, fault);

describe('keys of intentions', () => {
  it('are UUIDs of version 4 as the contract reads them, and never the same', () => {
    const keys = Array.from({ length: 2_000 }, newIdemKey);
    for (const key of keys) {
      expect(v.is(idempotency.idemKey, key)).toBe(true);
      expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    }
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each<ApiFault>([
    { kind: 'network' },
    { kind: 'network', status: 502 },
    { kind: 'timeout' },
    { kind: 'aborted' },
    { kind: 'envelope', status: 200 },
    { kind: 'shape', field: 'data' },
    { kind: 'business', code: 1014, msg: '', status: 503 },
    { kind: 'business', code: 1006, msg: '', status: 200 },
  ])('stay for the same request while its outcome is open: $kind', (fault) => {
    const intention = createIntention();
    const key = intention.keyOf({ bizId: 7 });
    intention.settle(after(fault));
    expect(intention.keyOf({ bizId: 7 })).toBe(key);
  });

  it.each<[string, ApiFault | undefined]>([
    ['a success', undefined],
    ['a refusal', { kind: 'business', code: 8004, msg: '', status: 200 }],
    ['the end of the session', { kind: 'expired', code: 202 }],
  ])('are new after %s', (_, fault) => {
    const intention = createIntention();
    const key = intention.keyOf({ bizId: 7 });
    intention.settle(fault && after(fault));
    expect(intention.keyOf({ bizId: 7 })).not.toBe(key);
  });

  it('stay over a reload where they are kept, for the same request and until it was answered', () => {
    let kept: unknown;
    const keys = keptKeys({
      read: () => kept,
      write: (value) => void (kept = value),
      remove: () => void (kept = undefined),
    });
    const request = { phone: '13800000001', code: '123456' };
    const key = createIntention(keys).keyOf(request);
    expect(JSON.stringify(kept)).not.toMatch(/138|123456/);
    const reloaded = createIntention(keys);
    expect(reloaded.keyOf(request)).toBe(key);
    reloaded.settle(after({ kind: 'timeout' }));
    expect(createIntention(keys).keyOf(request)).toBe(key);
    reloaded.settle();
    expect(createIntention(keys).keyOf(request)).not.toBe(key);
    const other = createIntention(keys).keyOf({ ...request, code: '123457' });
    expect(createIntention(keys).keyOf(request)).not.toBe(other);
  });

  it.each([null, 7, 'x', {}, { key: 7 }, { request: 0, key: '../x' }])(
    'are new where the value %j was kept',
    (value) => {
      const memory = { read: () => value, write: () => undefined, remove: () => undefined };
      const intention = createIntention(keptKeys(memory));
      expect(v.is(idempotency.idemKey, intention.keyOf({ bizId: 7 }))).toBe(true);
    },
  );

  it('are new for another request: the server refuses one key with two bodies', () => {
    const intention = createIntention();
    const key = intention.keyOf({ bizId: 7 });
    intention.settle(after({ kind: 'timeout' }));
    const other = intention.keyOf({ bizId: 8 });
    expect(other).not.toBe(key);
    expect(intention.keyOf({ bizId: 7 })).not.toBe(key);
  });
});
