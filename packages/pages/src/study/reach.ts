import type { StudyStart } from '@stoa/api/contract/study';
import { SeekPolicy } from '@stoa/domain';

/**
 * The last second of a lesson to which a person may jump from `position`, by the policy of the company: any
 * second, those reached so far, or none (-1). The player has the same rule and decides; this value is only
 * shown.
 */
export function reachOf(
  { policy, progress }: Pick<StudyStart, 'policy' | 'progress'>,
  position: number,
): number {
  if (progress.completedTime !== undefined) return Number.POSITIVE_INFINITY;
  switch (policy.seekPolicy) {
    case SeekPolicy.Free:
      return Number.POSITIVE_INFINITY;
    case SeekPolicy.NoForward:
      return Math.max(progress.maxPosition, position);
    case SeekPolicy.NoSeek:
      return -1;
    default:
      return policy.seekPolicy satisfies never;
  }
}
