import type { CallOptions, Client } from '@stoa/api';
import { attemptWatch } from '@stoa/api/contract/exam';
import type { Outbox } from '@stoa/api/outbox';
import { AttemptState } from '@stoa/domain';
import { backoffMs } from '@stoa/domain/kernel';
import { callFailureOf } from '../../../common/callFailure.ts';
import { unstoredOf } from './model/ending.ts';
import { sendLate } from './sendLate.ts';
import { journalKind, unpacked, type KeptJournal } from './vault/journalKind.ts';

const silent = { silent: true, timeoutMs: 10_000 } as const satisfies CallOptions;
const retryDelay = { firstMs: 5_000, longestMs: 60_000 } as const;
/** How long after its deadline the server hands an attempt in. */
const afterBellMs = 31_000;
const soonestMs = 1_000;
/** The longest time that a browser's timer can wait. */
const longestMs = 2 ** 31 - 1;

/** How many answers that an earlier visit left on the device were sent as late ones. */
export interface SentLate {
  /** Those that a marker sees beside the answers that were handed in. */
  readonly kept: number;
  readonly refused: number;
}

/**
 * Sends what the journal of one attempt has if the attempt was handed in without it. Returns when to look
 * again, in ms; `undefined` when nothing remains to be done.
 */
async function sendOne(
  client: Client,
  outbox: Outbox,
  attemptId: number,
  onSent: (sent: SentLate) => void,
): Promise<number | undefined> {
  const standing = await client.send(attemptWatch, { attemptId }, silent);
  const { state, outboxKey, deadlineTime, serverTime } = standing;
  if (state === AttemptState.InProgress) {
    // Until its deadline an attempt is continued only where it is opened.
    return deadlineTime && Math.max(soonestMs, deadlineTime + afterBellMs - serverTime);
  }
  if (outboxKey === undefined) return undefined;
  const entry = await outbox.keep<KeptJournal>(journalKind, String(attemptId), {
    key: outboxKey,
    start: (found) => found ?? null,
  });
  // Another tab has opened the journal and sends it.
  if (entry === undefined) return undefined;
  try {
    const left = entry.get();
    if (left === null) return undefined;
    const answers = unstoredOf(unpacked(left));
    if (answers.length > 0) {
      const { late, refusedAnswers = [] } = await sendLate(client, attemptId, answers, silent);
      // An answer in neither list is one that the server already had.
      const isSent = ({ questionId }: { readonly questionId: number }) =>
        answers.some((answer) => answer.questionId === questionId);
      onSent({ kept: late.filter(isSent).length, refused: refusedAnswers.length });
    }
    entry.change(() => null);
  } finally {
    await entry.stop();
  }
  return undefined;
}

/**
 * Sends the answers that earlier visits have left on this device for attempts that were handed in meanwhile:
 * nobody opens such an attempt again, so what was typed in time would never arrive. `onSent`
 * learns of each attempt how many were sent. The returned function ends the work.
 */
export function sendLeftBehind(client: Client, outbox: Outbox, onSent: (sent: SentLate) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let failures = 0;
  const look = async (): Promise<void> => {
    let next: number | undefined;
    const soonest = (ms: number | undefined): void => {
      if (ms !== undefined) next = Math.min(next ?? longestMs, ms);
    };
    let hasFailed = false;
    for (const id of await outbox.left(journalKind)) {
      if (signal.aborted) return;
      try {
        soonest(await sendOne(client, outbox, Number(id), onSent));
      } catch (error) {
        const { kind } = callFailureOf(error);
        if (kind === 'over') return;
        hasFailed ||= kind === 'trouble';
      }
    }
    failures = hasFailed ? failures + 1 : 0;
    if (hasFailed) soonest(backoffMs(failures, retryDelay));
    if (next === undefined || signal.aborted) return;
    const timer = setTimeout(begin, next);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };
  // Where the device cannot be read, the journals stay on it, and the next visit looks again.
  const begin = () => void look().catch(() => undefined);
  begin();
  return () => controller.abort();
}
