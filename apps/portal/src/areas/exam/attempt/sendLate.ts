import type { CallOptions, Client } from '@stoa/api';
import { attemptLate, type AttemptLateKept } from '@stoa/api/contract/exam';
import type { LateGiven } from './model/state.ts';

/** Sends answers that were typed in time to an attempt that was handed in without them. */
export function sendLate(
  client: Client,
  attemptId: number,
  late: readonly LateGiven[],
  options: CallOptions,
): Promise<AttemptLateKept> {
  const answers = late.map(({ files, values, ...given }) => ({
    ...given,
    values: [...values],
    ...(files.length > 0 && { files: [...files] }),
  }));
  return client.send(attemptLate, { attemptId, answers }, options);
}
