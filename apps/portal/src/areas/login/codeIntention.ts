import { createIntention, keptKeys, type Intention } from '@stoa/api';
import { tabMemory } from '../../kernel/tabMemory.ts';
import type { SmsUse } from './smsWait.ts';

/**
 * The intention to spend a code by message. It survives a reload of the tab, because the answer of the first
 * request may have been lost although the code was used up.
 */
export function createCodeIntention(use: SmsUse): Intention {
  const name = `stoa.sms.${use}.key`;
  const memory = {
    read: () => tabMemory.read(name),
    write: (kept: unknown) => tabMemory.write(name, kept),
    remove: () => tabMemory.remove(name),
  };
  return createIntention(keptKeys(memory));
}
