import type { StudyEvent } from '../events.ts';
import { itemIdOf, lessonOf, startOf } from './lessons.ts';
import type { Parcel } from './tab.ts';

/** The server of the histories: it counts one session of the person at a time. */
export function createServer(now: () => number) {
  const items = new Map<string, number>();
  let sessions = 0;
  let current = '';
  let isUnlocked = false;

  /** Starts a session, which replaces all others of the person. */
  function begin(itemId: number | undefined): string {
    sessions += 1;
    current = `s${sessions}`;
    items.set(current, itemId ?? itemIdOf('film'));
    return current;
  }
  /** The answer to a request of a tab when its call arrives, is refused or fails. */
  function answerTo(
    { effect, turn, begun }: Extract<Parcel, { kind: 'answer' }>,
    isFailing: boolean,
    isRefused: boolean,
  ): StudyEvent {
    const failed = (refusal: 'network' | 'order' | 'vip' | 'none'): StudyEvent => ({
      type: 'failed',
      turn,
      refusal,
      mayHoldUnsent: true,
    });
    switch (effect.do) {
      case 'start': {
        if (isFailing) return failed(isRefused ? 'vip' : 'network');
        const refusal = effect.itemId === undefined ? undefined : lessonOf(effect.itemId)?.refusal;
        if (refusal === 'vip' || refusal === 'none' || (refusal === 'order' && !isUnlocked))
          return failed(refusal);
        const session = begun ?? begin(effect.itemId);
        const start = startOf(session, items.get(session) ?? 0, now());
        return { type: 'started', turn, start, viewed: undefined };
      }
      case 'sendLeft':
        if (effect.key !== undefined) isUnlocked = true;
        return { type: 'leftSent', turn, answers: [] };
      case 'askOutline':
        return { type: 'outlined', turn, outline: undefined };
      case 'end':
        return { type: 'closed', turn };
      case 'flush':
        return { type: 'flushed', turn };
      default:
        return failed('network');
    }
  }

  return {
    begin,
    answerTo,
    isCurrent: (session: string): boolean => session === current,
    /** The rate with which the next player begins, which may be that of the last visit. */
    rateOfPlayers: (): number => 1 + (sessions % 2),
  };
}
