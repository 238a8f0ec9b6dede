import type { StudyStart } from '@stoa/api/contract/study';
import { ItemKind, type Definition } from '@stoa/domain';
import type { DocumentSource } from '@stoa/ui/DocumentViewer';
import type { StudyStage } from '@stoa/ui/patterns/StudyPage';
import type { VideoPlayerProps } from '@stoa/ui/VideoPlayer';
import { lazyPart } from '../../../common/lazyPart.tsx';
import type { Late } from './panels/types.ts';
import type { Study } from '../study.ts';
import type { Translate } from './words.ts';

export interface StageFacts {
  study: Study;
  start: StudyStart;
  startAt: number;
  autoPlay: boolean;
  rate: number;
  definition: Definition;
  onRate: (rate: number) => void;
  onDefinition: (definition: Definition) => void;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  /** A note is wanted at this second. */
  onNote?: ((position: number) => void) | undefined;
  /** What is read comes with its viewers and their words, after the page. */
  late: Late | undefined;
  /** The film goes on in a corner while the page is read; a window of its own has nothing to read. */
  mini: boolean;
  /** The paper of this item, once it is known how to open it. */
  paper: DocumentSource | undefined;
  /** Seconds since the paper or link was opened here; undefined before. */
  openedFor: number | undefined;
  onOpened: () => void;
  t: Translate;
}

function playerOf(facts: StageFacts): VideoPlayerProps {
  const { study, start, onNext, onPrevious, onNote } = facts;
  const { item, progress, policy } = start;
  return {
    title: item.title,
    sources: item.sources,
    ...(item.posterUrl === undefined ? {} : { posterUrl: item.posterUrl }),
    ...(item.itemKind === ItemKind.Audio
      ? { backdrop: coverOf(start) }
      : { miniPlayer: facts.mini ? 'auto' : 'off' }),
    captions: item.captions ?? [],
    markers: item.markers ?? [],
    covered: progress.covered,
    startAt: facts.startAt,
    seekPolicy: policy.seekPolicy,
    maxPosition: progress.maxPosition,
    completed: progress.completedTime !== undefined,
    maxRate: policy.maxRate,
    rate: facts.rate,
    definition: facts.definition,
    autoPlay: facts.autoPlay,
    onRateChange: facts.onRate,
    onDefinitionChange: facts.onDefinition,
    onTimeUpdate: study.timed,
    onPlay: study.playing,
    onPause: study.paused,
    onSeek: (_from, to) => study.sought(to),
    onEnded: study.finished,
    onSegment: study.played,
    // The address ran out: a new session brings new ones, at the same second.
    onSourceExpired: study.renew,
    ...(onNext ? { onNext } : {}),
    ...(onPrevious ? { onPrevious } : {}),
    ...(onNote ? { onNote } : {}),
    handle: study.attach,
  };
}

const Backdrop = lazyPart(() => import('./Backdrop.tsx'), { waiting: null, place: 'quiet' });

const coverOf = ({ course }: StudyStart) => (
  <Backdrop
    seed={course.courseId}
    category={course.categoryId ?? course.categoryName}
    src={course.coverUrl}
  />
);

/** What stands on the stage for the item that is open. */
export function stageOf(facts: StageFacts): StudyStage {
  const { item } = facts.start;
  if (item.itemKind === ItemKind.Video || item.itemKind === ItemKind.Audio) {
    return { kind: 'media', itemId: item.itemId, player: playerOf(facts) };
  }
  return facts.late?.readingOf(facts) ?? { kind: 'loading' };
}
