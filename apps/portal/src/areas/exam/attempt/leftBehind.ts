import type { CallOptions, Client } from '@stoa/api';
import { attemptWatch } from '@stoa/api/contract/exam';
import type { Outbox } from '@stoa/api/outbox';
import { AttemptState } from '@stoa/domain';
import { backoffMs } from '@stoa/domain/kernel';
import { callFailureOf } from '../../../common/callFailure.ts';
import { unstoredOf } from './model/ending.ts';
import type { LateGiven } from './model/state.ts';
import { sendLate } from './sendLate.ts';
import { journalKind, unpacked, type KeptJournal } from './vault/journalKind.ts';

const silent = { silent: true, timeoutMs: 10_000 } as const satisfies CallOptions;
const retryDelay = { firstMs: 5_000, longestMs: 60_000 } as const;
/** How long after its deadline the server hands an attempt in. */
const afterBellMs = 31_000;
const soonestMs = 1_000;
/** The longest time that a browser's timer can wait. */
const longestMs = 2 ** 31 - 1;

/** What became of the answers that an earlier visit left on the device, which were sent as late ones. */
export interface SentLate {
  readonly attemptId: number;
  /** Those that a marker sees beside the answers that were handed in. */
  readonly kept: readonly LateGiven[];
  readonly refused: readonly LateGiven[];
  /** Deletes the refused ones from the device, where they stay until the person wants them deleted. */
  readonly forget: () => Promise<void>;
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
  const open = () =>
    outbox.keep<KeptJournal>(journalKind, String(attemptId), {
      key: outboxKey,
      start: (found) => found ?? null,
    });
  const entry = await open();
  // Another tab has opened the journal and sends it.
  if (entry === undefined) return undefined;
  try {
    const left = entry.get();
    if (left === null) return undefined;
    const answers = unstoredOf(unpacked(left));
    const { late, refusedAnswers = [] } =
      answers.length > 0 ? await sendLate(client, attemptId, answers, silent) : { late: [] };
    // An answer in neither list is one that the server already had.
    const among = (those: readonly { readonly questionId: number }[]) =>
      answers.filter((answer) => those.some(({ questionId }) => questionId === answer.questionId));
    const refused = among(refusedAnswers);
    const refusedIds = new Set(refused.map(({ questionId }) => questionId));
    entry.change(() =>
      refused.length > 0 ? { ...left, answers: left.answers.filter(([id]) => refusedIds.has(id)) } : null,
    );
    const forget = async () => {
      const kept = await open();
      kept?.change(() => null);
      await kept?.stop();
    };
    const kept = among(late).filter(({ questionId }) => !refusedIds.has(questionId));
    if (answers.length > 0) onSent({ attemptId, kept, refused, forget });
  } finally {
    await entry.stop();
  }
  return undefined;
}

/**
 * Sends the answers that earlier visits have left on this device for attempts that were handed in meanwhile:
 * nobody opens such an attempt again, so what was typed in time would never arrive. `onSent`
 * learns of each attempt what became of them. The returned function ends the work.
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
