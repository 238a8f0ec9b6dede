import type { Client } from '@stoa/api';
import type { StudyStart } from '@stoa/api/contract/study';
import { resumePosition, withView } from './resume.ts';

const viewEveryMs = 5_000;

/** The second at which an item goes on, kept on this device. */
export function createPlace({ session }: Client) {
  let viewedAt = 0;
  return {
    startAt: ({ item, progress, policy }: StudyStart, skew: number, wish: number | undefined): number =>
      resumePosition({
        server: { position: progress.lastPosition, updatedTime: progress.updatedTime },
        local: session.read('continuedViewTime')[item.itemId],
        skew,
        seekPolicy: policy.seekPolicy,
        maxPosition: progress.maxPosition,
        completed: progress.completedTime !== undefined,
        duration: item.duration ?? 0,
        wish,
      }),
    remember: (start: StudyStart | undefined, position: number, force: boolean): void => {
      if (!start || start.item.sources.length === 0) return;
      if (!force && Date.now() - viewedAt < viewEveryMs) return;
      viewedAt = Date.now();
      const view = { position: Math.round(position * 10) / 10, updatedTime: viewedAt };
      session.write(
        'continuedViewTime',
        withView(session.read('continuedViewTime'), start.item.itemId, view),
      );
    },
  };
}
