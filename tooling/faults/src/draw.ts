import type { Amount, Drawn, Fault } from './rule.ts';

/** Random numbers from 0 to below 1, the same ones for the same text. */
export type Fractions = () => number;

export function fractions(text: string): Fractions {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

const drawn = (amount: Amount, chance: Fractions): number =>
  typeof amount === 'number'
    ? amount
    : amount[0] + Math.floor(chance() * (Math.max(amount[0], amount[1]) - amount[0] + 1));

const maybe = (amount: Amount | undefined, chance: Fractions): number | undefined =>
  amount === undefined ? undefined : drawn(amount, chance);

/** The fault with a random value for each of its ranges. */
export function draw(fault: Fault, chance: Fractions): Drawn {
  switch (fault.kind) {
    case 'delay':
    case 'slowClose':
      return { ...fault, ms: drawn(fault.ms, chance) };
    case 'bandwidth':
      return { ...fault, bytesPerSecond: drawn(fault.bytesPerSecond, chance) };
    case 'slice':
      return { ...fault, bytes: drawn(fault.bytes, chance), everyMs: drawn(fault.everyMs, chance) };
    case 'truncate':
      return { ...fault, bytes: drawn(fault.bytes, chance) };
    case 'reset':
      return { ...fault, afterBytes: maybe(fault.afterBytes, chance) };
    case 'freeze':
      return { ...fault, afterBytes: maybe(fault.afterBytes, chance), ms: maybe(fault.ms, chance) };
    case 'duplicate':
      return { ...fault, times: maybe(fault.times, chance), apartMs: maybe(fault.apartMs, chance) };
    case 'reorder':
      return { ...fault, ms: maybe(fault.ms, chance) };
    case 'status':
    case 'swap':
    case 'commitThenDrop':
      return fault;
  }
  return fault satisfies never;
}
