import { ownField } from '@stoa/domain/kernel';
import type { Phone } from '@stoa/ui/PhoneInput';
import { tabMemory } from '../../kernel/tabMemory.ts';

/** The purpose of a code; each purpose has a waiting time of its own. */
export type SmsUse = 'login' | 'reset';

/** A code that was sent, and the time at which another may be asked for. */
export interface SmsWait {
  readonly phone: Phone;
  readonly until: number;
}

const keyOf = (use: SmsUse) => `stoa.sms.${use}`;
/** The longest wait accepted, whatever the storage or a changed clock says. */
const longestMs = 10 * 60_000;

export function rememberWait(use: SmsUse, phone: Phone, waitSeconds: number, now = Date.now()): SmsWait {
  const wait = { phone, until: now + Math.min(waitSeconds * 1000, longestMs) };
  tabMemory.write(keyOf(use), wait);
  return wait;
}

/** The wait that a reload interrupted; `undefined` when it is over. */
export function rememberedWait(use: SmsUse, now = Date.now()): SmsWait | undefined {
  const kept = tabMemory.read(keyOf(use));
  const until = ownField(kept, 'until');
  const country = ownField(ownField(kept, 'phone'), 'country');
  const number = ownField(ownField(kept, 'phone'), 'number');
  if (typeof until !== 'number' || typeof country !== 'string' || typeof number !== 'string')
    return undefined;
  if (until <= now || until > now + longestMs || !/^\d{4,15}$/.test(number)) return undefined;
  return { phone: { country, number }, until };
}

/** Seconds that this number still waits; 0 for any other number. */
export function secondsLeft(wait: SmsWait | undefined, phone: Phone, now = Date.now()): number {
  if (wait === undefined || wait.phone.country !== phone.country || wait.phone.number !== phone.number)
    return 0;
  return Math.min(Math.max(Math.ceil((wait.until - now) / 1000), 0), longestMs / 1000);
}
