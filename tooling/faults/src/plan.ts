import type { Drawn, Half } from './rule.ts';

/** How the bytes of a request or a reply are passed on. */
export interface Flow {
  readonly delayMs: number;
  readonly bytesPerSecond: number;
  readonly slice: { readonly bytes: number; readonly everyMs: number } | undefined;
  /** Where and how the bytes stop. */
  readonly stop: Stop | undefined;
}

export interface Stop {
  readonly afterBytes: number;
  readonly how: 'reset' | 'close' | 'freeze';
  /** Length of a freeze; undefined for one that does not end. */
  readonly forMs: number | undefined;
}

type Only<K extends Drawn['kind']> = Extract<Drawn, { kind: K }>;

/**
 * All faults of one request combined. Faults that can be added, such as delays, are added; of all others the
 * first one counts.
 */
export interface Plan {
  readonly request: Flow;
  readonly reply: Flow;
  readonly status: Only<'status'> | undefined;
  readonly swap: Only<'swap'> | undefined;
  readonly duplicate: Only<'duplicate'> | undefined;
  readonly reorder: Only<'reorder'> | undefined;
  readonly drop: Only<'commitThenDrop'> | undefined;
  readonly slowClose: Only<'slowClose'> | undefined;
}

const first = <K extends Drawn['kind']>(faults: readonly Drawn[], kind: K): Only<K> | undefined =>
  faults.find((fault): fault is Only<K> => fault.kind === kind);

function stopOf(faults: readonly Drawn[], half: Half): Stop | undefined {
  for (const fault of faults) {
    if ((fault.kind === 'reset' || fault.kind === 'freeze') && (fault.of ?? 'request') === half) {
      const forMs = fault.kind === 'freeze' ? fault.ms : undefined;
      return { afterBytes: fault.afterBytes ?? 0, how: fault.kind, forMs };
    }
    if (fault.kind === 'truncate' && half === 'reply')
      return { afterBytes: fault.bytes, how: 'close', forMs: undefined };
  }
  return undefined;
}

function flowOf(faults: readonly Drawn[], half: Half): Flow {
  let delayMs = 0;
  let bytesPerSecond = Infinity;
  let slice: Flow['slice'];
  for (const fault of faults) {
    if (!('of' in fault ? fault.of === half : half === 'reply')) continue;
    if (fault.kind === 'delay') delayMs += fault.ms;
    if (fault.kind === 'bandwidth') bytesPerSecond = Math.min(bytesPerSecond, fault.bytesPerSecond);
    if (fault.kind === 'slice') slice ??= { bytes: Math.max(1, fault.bytes), everyMs: fault.everyMs };
  }
  return { delayMs, bytesPerSecond, slice, stop: stopOf(faults, half) };
}

export function planOf(faults: readonly Drawn[]): Plan {
  return {
    request: flowOf(faults, 'request'),
    reply: flowOf(faults, 'reply'),
    status: first(faults, 'status'),
    swap: first(faults, 'swap'),
    duplicate: first(faults, 'duplicate'),
    reorder: first(faults, 'reorder'),
    drop: first(faults, 'commitThenDrop'),
    slowClose: first(faults, 'slowClose'),
  };
}
