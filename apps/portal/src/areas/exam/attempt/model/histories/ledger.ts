import { AttemptState } from '@stoa/domain';
import { journalOf } from '../moves.ts';
import { textsIn, type Device, type Seat } from './seat.ts';
import type { createServer } from './server.ts';

/** What is known of a text that the learner has typed. */
interface Typed {
  readonly seat: Seat;
  /** When it was typed, by the steady clock of its device. */
  readonly time: number;
  /** Whether it was on a device that has not lost it, or at the server. */
  isSafe: boolean;
  /** Whether the learner was told that another answer was put in its place. */
  isTold: boolean;
}

/** Whether a window still has a text. */
function modelHolds({ model: { stage } }: Pick<Seat, 'model'>, text: string): boolean {
  switch (stage.at) {
    case 'open':
      return textsIn(journalOf(stage)).includes(text);
    case 'opening':
      return textsIn(stage.carried?.journal).includes(text);
    case 'ended':
      return 'answers' in stage.late && stage.late.answers.some(({ values }) => values.includes(text));
    case 'closed':
    case 'refused':
    case 'out':
      return false;
    default:
      return stage satisfies never;
  }
}

const isOver = (server: ReturnType<typeof createServer>): boolean =>
  server.attempts().some(({ state }) => state !== AttemptState.InProgress);

/** What the learner has typed and means to have answered, independent of what any window says. */
export function createLedger(must: (isSo: boolean, promise: string) => void) {
  const meant = new Map<string, Typed>();
  /** The texts that were typed over, by the text that took their place. */
  const older = new Map<string, ReadonlySet<string>>();
  const chosen = new Set<string>();
  let count = 0;

  return {
    /** A text that nobody has typed before. */
    next(questionId: number): string {
      count += 1;
      return `${questionId}#${count}`;
    },
    /** The learner types a text in place of the one that the window shows. */
    typed(text: string, before: string | undefined, seat: Seat): void {
      if (before !== undefined) meant.delete(before);
      if (before) older.set(text, new Set([before, ...(older.get(before) ?? [])]));
      meant.set(text, { seat, time: seat.device.steady, isSafe: false, isTold: false });
    },
    /** The learner takes a text that was replaced. */
    chose(text: string | undefined): void {
      if (text !== undefined) chosen.add(text);
    },
    /** The learner takes a text away. */
    gone(text: string | undefined): void {
      if (text !== undefined) meant.delete(text);
    },
    /** The text is on a device, or the server has stored it. */
    safe(text: string): void {
      const typed = meant.get(text);
      if (typed) typed.isSafe = true;
    },
    /** The learner is told that another answer stands in the place of this one. */
    toldReplaced(text: string, shown: string): void {
      const isOlder = older.get(text)?.has(shown) === true && !chosen.has(shown);
      const isUnkept = meant.get(text)?.seat.isUnkept === true;
      must(!isOlder || isUnkept, 'no answer gives way to one that it was typed over');
      const typed = meant.get(text);
      if (typed) typed.isTold = true;
    },
    /**
     * A window has ended: what nobody else has and was typed within a second may be lost. `model` is what the window had
     * before.
     */
    killed(
      server: ReturnType<typeof createServer>,
      seat: Seat,
      live: readonly Seat[],
      model = seat.model,
    ): void {
      const isFaulty = seat.isUnkept || seat.device.faultyUntil > seat.device.steady - 5_200;
      for (const [text, typed] of meant) {
        const isHere = typed.seat === seat || modelHolds({ model }, text);
        if (!isHere || typed.isSafe || server.holds(text) || (typed.isTold && isOver(server))) continue;
        if (live.some((other) => other !== seat && modelHolds(other, text))) continue;
        const isRecent = typed.seat === seat && seat.device.steady - typed.time <= 1_000;
        must(isRecent || isFaulty, 'what was typed a second ago survives a killed page');
        meant.delete(text);
      }
    },
    /** Somebody has cleared the storage: what no window holds, and the server has not, is lost. */
    cleared(
      server: ReturnType<typeof createServer>,
      live: readonly Seat[],
      devices: readonly Device[],
    ): void {
      for (const [text, typed] of meant) {
        if (server.holds(text) || devices.some(({ journal }) => textsIn(journal).includes(text))) continue;
        if (live.some((other) => modelHolds(other, text))) typed.isSafe = false;
        else meant.delete(text);
      }
    },
    /** Looks for everything that the learner means to have answered. */
    settle(
      server: ReturnType<typeof createServer>,
      live: readonly Seat[],
      devices: readonly Device[],
      when: string,
    ): void {
      const over = isOver(server);
      for (const [text, { isTold }] of meant) {
        const isThere =
          server.holds(text) ||
          (over && isTold) ||
          (!over && live.some((seat) => modelHolds(seat, text))) ||
          devices.some(({ journal, wasLeft }) => (!over || wasLeft) && textsIn(journal).includes(text));
        must(isThere, `no typed answer is lost ${when}`);
      }
    },
  };
}
