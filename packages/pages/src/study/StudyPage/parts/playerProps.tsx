import type { StudyStart } from '@stoa/api/contract/study';
import { ItemKind } from '@stoa/domain';
import { lazyPart } from '@stoa/ui/parts';
import type { VideoPlayerProps } from '@stoa/ui/VideoPlayer';
import * as page from '../StudyPage.css.ts';
import { courseCover } from '../../../common/cover.ts';
import type { StudyPlaying } from '../types.ts';

// Loaded late, because it is a decoration, and only for a lesson without a picture of its own.
const Backdrop = lazyPart(() => import('./Backdrop.tsx'));

/** The cover of a course, filling the stage. */
export const CourseBackdrop = ({ course }: Pick<StudyStart, 'course'>) => (
  <Backdrop className={page.cover} {...courseCover(course)} />
);

/**
 * The props of the player for a lesson. The contract's names are turned into those of the component only
 * here.
 */
export function playerPropsOf(
  { course, item, progress, policy }: StudyStart,
  { mini, bookmarks = [], ...playing }: StudyPlaying,
): VideoPlayerProps {
  return {
    ...playing,
    title: item.title,
    sources: item.sources,
    ...(item.posterUrl === undefined ? {} : { posterUrl: item.posterUrl }),
    ...(item.itemKind === ItemKind.Audio
      ? {
          backdrop: <CourseBackdrop course={course} />,
        }
      : { miniPlayer: mini ? 'auto' : 'off' }),
    captions: item.captions ?? [],
    markers: [...(item.markers ?? []), ...bookmarks],
    covered: progress.covered,
    seekPolicy: policy.seekPolicy,
    maxPosition: progress.maxPosition,
    completed: progress.completedTime !== undefined,
    maxRate: policy.maxRate,
  };
}
