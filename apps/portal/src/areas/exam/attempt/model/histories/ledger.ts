import { AttemptState } from '@stoa/domain';
import { journalOf } from '../moves.ts';
import { textsIn, type Device, type Seat } from './seat.ts';
import type { createServer } from './server.ts';

/** What the test knows of a text that the learner has typed. */
interface Typed {
  readonly seat: Seat;
  /** When it was typed, by the steady clock of its device. */
  readonly time: number;
  /** Whether it was stored at the server, or on a device whose storage was not cleared since. */
  isSafe: boolean;
  /** Whether the learner was informed that another answer has replaced it. */
  isTold: boolean;
}

/** Whether a window still has a text in its model. */
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

/** By how much the times of two windows may differ, because each of them estimates the clock of the server. */
const clockErrorMs = 5_000;

const isOver = (server: ReturnType<typeof createServer>): boolean =>
  server.attempts().some(({ state }) => state !== AttemptState.InProgress);

/** Records what the learner has typed and wants answered, without asking any window. */
export function createLedger(must: (isSo: boolean, promise: string) => void) {
  const meant = new Map<string, Typed>();
  /** The older texts that each text has replaced. */
  const older = new Map<string, ReadonlySet<string>>();
  const chosen = new Set<string>();
  /** When and where each text was typed, also when the learner has typed over it since. */
  const origin = new Map<string, Pick<Typed, 'seat' | 'time'>>();
  let count = 0;

  return {
    /** A new text that occurs nowhere else. */
    next(questionId: number): string {
      count += 1;
      return `${questionId}#${count}`;
    },
    /** The learner types a text over the one that the window shows. */
    typed(text: string, before: string | undefined, seat: Seat): void {
      if (before !== undefined) meant.delete(before);
      if (before) older.set(text, new Set([before, ...(older.get(before) ?? [])]));
      origin.set(text, { seat, time: seat.device.steady });
      meant.set(text, { seat, time: seat.device.steady, isSafe: false, isTold: false });
    },
    /** The learner chooses a text that was replaced. */
    chose(text: string | undefined): void {
      if (text !== undefined) chosen.add(text);
    },
    /** The learner deletes a text. */
    gone(text: string | undefined): void {
      if (text !== undefined) meant.delete(text);
    },
    /** The text is stored on a device or at the server. */
    safe(text: string): void {
      const typed = meant.get(text);
      if (typed) typed.isSafe = true;
    },
    /** The learner is informed that another answer is shown instead of this one. */
    toldReplaced(text: string, shown: string): void {
      const isOlder = older.get(text)?.has(shown) === true && !chosen.has(shown);
      const isUnkept = meant.get(text)?.seat.isUnkept === true;
      must(!isOlder || isUnkept, 'no answer gives way to one that it was typed over');
      const mine = origin.get(text);
      const theirs = origin.get(shown);
      const isEarlier =
        mine !== undefined &&
        theirs !== undefined &&
        mine.seat.device === theirs.seat.device &&
        mine.time > theirs.time + clockErrorMs;
      must(!isEarlier || chosen.has(shown), 'of two answers the one that was typed later is shown');
      const typed = meant.get(text);
      if (typed) typed.isTold = true;
    },
    /**
     * A window has ended without notice: a text that only it had, and that was typed within the last second,
     * may be lost. `model` is the last model of the window.
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
    /** The storage was cleared: a text that neither a window nor the server has is lost. */
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
    /** Checks in the end that every text that the learner wants answered is at the server. */
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
