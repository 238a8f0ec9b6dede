import type { StudyStart } from '@stoa/api/contract/study';
import { ItemKind } from '@stoa/domain';
import { lazyPart } from '@stoa/ui/parts';
import type { VideoPlayerProps } from '@stoa/ui/VideoPlayer';
import { courseCover } from '../../../common/cover.ts';
import type { StudyPlaying } from '../types.ts';

// Loaded late, because it is a decoration, and only for a lesson without a picture of its own.
const Backdrop = lazyPart(() => import('./Backdrop.tsx'));

/**
 * The props of the player for a lesson. The contract's names are turned into those of the component only
 * here.
 */
export function playerPropsOf(
  { course, item, progress, policy }: StudyStart,
  { mini, ...playing }: StudyPlaying,
): VideoPlayerProps {
  return {
    ...playing,
    title: item.title,
    sources: item.sources,
    ...(item.posterUrl === undefined ? {} : { posterUrl: item.posterUrl }),
    ...(item.itemKind === ItemKind.Audio
      ? {
          backdrop: <Backdrop {...courseCover(course)} />,
        }
      : { miniPlayer: mini ? 'auto' : 'off' }),
    captions: item.captions ?? [],
    markers: item.markers ?? [],
    covered: progress.covered,
    seekPolicy: policy.seekPolicy,
    maxPosition: progress.maxPosition,
    completed: progress.completedTime !== undefined,
    maxRate: policy.maxRate,
  };
}
