import { hashOf, ownField } from '@stoa/domain/kernel';
import { newIdemKey } from './intention.ts';
import type { IntentionKeys } from './intention.ts';

/**
 * Where a key is kept over a reload, for example in the storage of a tab. The request is not kept, only a short
 * hash by which it is recognised. The hash is no secret: whoever reads it can try out short contents, so leave
 * passwords out of the request that the key is made for.
 */
export interface KeyMemory {
  /** What {@link KeyMemory.write} was given; any other value is ignored. */
  readonly read: () => unknown;
  readonly write: (kept: { readonly request: number; readonly key: string }) => void;
  readonly remove: () => void;
}

const keyForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Keys for `createIntention` that survive a reload: the same request gets the key that was kept for it. */
export const keptKeys = (memory: KeyMemory): IntentionKeys => ({
  keyFor(text) {
    const request = hashOf(text);
    const kept = memory.read();
    const known = ownField(kept, 'request') === request ? ownField(kept, 'key') : undefined;
    const key = typeof known === 'string' && keyForm.test(known) ? known : newIdemKey();
    memory.write({ request, key });
    return key;
  },
  forget: memory.remove,
});
