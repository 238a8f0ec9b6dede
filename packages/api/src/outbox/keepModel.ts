import type { KeptKind } from './kind.ts';

/**
 * The newest state of an entry on the device.
 * - `empty`: nothing is there, because nothing has to be stored.
 * - `kept`: the newest state is there, as far as is known.
 * - `writing`, `removing`: a write or a removal is under way. `stale` means that the state has changed since
 * it began, `end` that it is the last one: `stop` writes once more if it is stale, `drop` does not.
 * - `released`: another tab or visit may have taken the entry over, so nothing more is written.
 */
export type Copy =
  | { readonly at: 'empty' | 'kept' | 'released' }
  | { readonly at: 'writing' | 'removing'; readonly stale: boolean; readonly end?: 'stop' | 'drop' };

/** How an entry is stored on the device. */
export interface Keeping {
  readonly copy: Copy;
  /**
   * The state of a copy that an earlier visit has left.
   * - `open`: nothing was left on the device, or it was opened.
   * - `locked`: its key is not known yet. It is neither overwritten nor removed, and nothing is sent before
   * it.
   * - `opening`: its key is known now, and it is being read.
   */
  readonly lock: 'open' | 'locked' | 'opening';
  /** When the person last changed the entry, in epoch milliseconds. */
  readonly savedTime: number;
  /** Whether the person has changed the entry in this visit. */
  readonly changed: boolean;
}

export type KeepEvent =
  /** The person has changed the state, at this time in epoch milliseconds. */
  | { readonly type: 'changed'; readonly time: number }
  /** The state has changed because of an answer, or because it was prepared for sending. */
  | { readonly type: 'updated' }
  /** The state is written even if it has not changed, because the storage may have been cleared. */
  | { readonly type: 'rewrite' }
  /** The write or removal that was under way is done. */
  | { readonly type: 'written' }
  /** The key of the entry is known now. */
  | { readonly type: 'unlocked' }
  /** The stored copy has been read; `savedTime` is when the person had last changed it. */
  | { readonly type: 'loaded'; readonly savedTime: number }
  /** This page does not continue the entry: it is written once more, then released. */
  | { readonly type: 'stop' }
  /** Another tab has the entry, or the person wants it deleted, so nothing more is written. */
  | { readonly type: 'drop' };

export type KeepEffect<State> =
  /**
   * Writes the state; `written` follows, wherever there was space for it. With `inMemory`, the copy on the
   * device must not be replaced.
   */
  | {
      readonly type: 'write';
      readonly state: State;
      readonly savedTime: number;
      readonly inMemory: boolean;
    }
  /** Removes the stored copy; the event `written` follows. */
  | { readonly type: 'remove' }
  /** Reads the copy that an earlier visit left; the event `loaded` follows. */
  | { readonly type: 'load' }
  /** Lets another tab or visit take the entry over. */
  | { readonly type: 'release' };

/** Whether the newest state is on the device, or nothing has to be there. */
export const isKept = ({ copy }: Keeping): boolean => copy.at !== 'writing' && copy.at !== 'removing';

/** Whether the entry has ended here: it takes no change and sends nothing any more. */
export const isEnded = ({ copy }: Keeping): boolean =>
  copy.at === 'released' || ('end' in copy && copy.end !== undefined);

type Step<State> = readonly [Keeping, readonly KeepEffect<State>[]];

const released = (keeping: Keeping): Step<never> => [
  { ...keeping, copy: { at: 'released' } },
  [{ type: 'release' }],
];

/** Starts to write the newest state. If a write is in progress already, another one follows it. */
function written<State>(kind: KeptKind<State>, keeping: Keeping, state: State): Step<State> {
  const { copy, lock, savedTime } = keeping;
  switch (copy.at) {
    case 'writing':
    case 'removing':
      return [{ ...keeping, copy: { ...copy, stale: true } }, []];
    case 'empty':
    case 'kept':
      // An unchanged state is not written, because it would replace the locked copy as soon as that is
      // opened.
      if (lock !== 'open' && !keeping.changed) return [keeping, []];
      // A locked copy is not removed, because this visit does not know whether it is settled.
      if (lock !== 'open' || !kind.isSettled(state)) {
        return [
          { ...keeping, copy: { at: 'writing', stale: false } },
          [{ type: 'write', state, savedTime, inMemory: lock !== 'open' }],
        ];
      }
      if (copy.at === 'empty') return [keeping, []];
      return [{ ...keeping, copy: { at: 'removing', stale: false } }, [{ type: 'remove' }]];
    case 'released':
      return [keeping, []];
    default:
      return copy satisfies never;
  }
}

/** Writes once more, unless a write is under way, and releases the entry afterwards. */
function stopped<State>(kind: KeptKind<State>, keeping: Keeping, state: State): Step<State> {
  const [last, effects] = keepStep(kind, keeping, { type: 'rewrite' }, state);
  if (last.copy.at === 'writing' || last.copy.at === 'removing') {
    return [{ ...last, copy: { ...last.copy, end: 'stop' } }, effects];
  }
  return last.copy.at === 'released' ? [last, effects] : released(last);
}

/** The write or removal under way is done; what has changed meanwhile is written now. */
function done<State>(kind: KeptKind<State>, keeping: Keeping, state: State): Step<State> {
  const { copy } = keeping;
  if (copy.at !== 'writing' && copy.at !== 'removing') return [keeping, []];
  const now: Keeping = { ...keeping, copy: { at: copy.at === 'writing' ? 'kept' : 'empty' } };
  if (copy.end === 'drop') return released(now);
  if (!copy.stale) return copy.end === undefined ? [now, []] : released(now);
  return copy.end === undefined ? written(kind, now, state) : stopped(kind, now, state);
}

/** The stored part of an entry after an event, and the effects to execute. */
export function keepStep<State>(
  kind: KeptKind<State>,
  keeping: Keeping,
  event: KeepEvent,
  state: State,
): Step<State> {
  switch (event.type) {
    case 'changed':
      return written(kind, { ...keeping, savedTime: event.time, changed: true }, state);
    case 'updated':
      return written(kind, keeping, state);
    case 'rewrite':
      return isKept(keeping) ? written(kind, keeping, state) : [keeping, []];
    case 'written':
      return done(kind, keeping, state);
    case 'unlocked':
      if (keeping.lock === 'locked') return [{ ...keeping, lock: 'opening' }, [{ type: 'load' }]];
      // The state that was kept in memory, because there was no key, is now written again, encrypted.
      return keeping.lock === 'open' ? written(kind, keeping, state) : [keeping, []];
    case 'loaded': {
      const savedTime = keeping.changed ? keeping.savedTime : event.savedTime;
      return written(kind, { ...keeping, lock: 'open', savedTime }, state);
    }
    case 'stop':
      return stopped(kind, keeping, state);
    case 'drop': {
      const { copy } = keeping;
      if (copy.at === 'released') return [keeping, []];
      if (copy.at !== 'writing' && copy.at !== 'removing') return released(keeping);
      return [{ ...keeping, copy: { ...copy, end: 'drop' } }, []];
    }
    default:
      return event satisfies never;
  }
}
