import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { CallFacts } from '../contract/define.ts';
import { idempotency } from '../contract/types/wire.ts';
import { apiError } from './errors.ts';
import type { ApiFault } from './errors.ts';
import { createIntention, newIdemKey } from './intention.ts';

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

  it('are new for another request: the server refuses one key with two bodies', () => {
    const intention = createIntention();
    const key = intention.keyOf({ bizId: 7 });
    intention.settle(after({ kind: 'timeout' }));
    const other = intention.keyOf({ bizId: 8 });
    expect(other).not.toBe(key);
    expect(intention.keyOf({ bizId: 7 })).not.toBe(key);
  });
});
