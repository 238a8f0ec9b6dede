import type { BeatQueue } from '@stoa/api/progress';

/** A queue of beats whose code loads with the first call of `tell`. */
export interface LateQueue {
  /** Reports something that counts on its own, and loads the queue's code. */
  tell: (news: (queue: BeatQueue) => void) => void;
  /** Reports something that counts only together with other reports, so no code is loaded for it. */
  add: (fact: (queue: BeatQueue) => void) => void;
  flush: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Epoch milliseconds of a clock that never goes back. */
const steadyNow = (): number => performance.timeOrigin + performance.now();

/**
 * Records the calls before the queue has loaded, with their times, so that no second is lost or counted
 * twice.
 */
export function lateQueue(
  create: (now: () => number) => Promise<BeatQueue>,
  clock: () => number = steadyNow,
): LateQueue {
  const early: { at: number; news: (queue: BeatQueue) => void }[] = [];
  let then: number | undefined;
  let queue: BeatQueue | undefined;
  let loading: Promise<void> | undefined;

  const load = async (): Promise<void> => {
    try {
      const loaded = await create(() => then ?? clock());
      for (const { at, news } of early.splice(0)) {
        then = at;
        news(loaded);
      }
      then = undefined;
      queue = loaded;
    } catch {
      // The next call of `tell` tries to load the code again.
      loading = undefined;
    }
  };
  const come = (): Promise<void> => {
    loading ??= load();
    return loading;
  };
  const add: LateQueue['add'] = (fact) => {
    if (queue) fact(queue);
    else if (early.length > 0) early.push({ at: clock(), news: fact });
  };
  const settled = async (work: (queue: BeatQueue) => Promise<void>): Promise<void> => {
    if (early.length > 0) await come();
    if (queue) await work(queue);
  };

  return {
    tell(news) {
      if (queue) return news(queue);
      early.push({ at: clock(), news });
      void come();
    },
    add,
    flush: () => settled((loaded) => loaded.flush()),
    stop: () => settled((loaded) => loaded.stop()),
  };
}
