import type { StudyStart } from '@stoa/api/contract/study';
import { ItemKind, type Definition } from '@stoa/domain';
import type { StudyPlaying, StudyStage } from '@stoa/pages/study/StudyPage';
import type { DocumentSource } from '@stoa/ui/DocumentViewer';
import type { Late } from './panels/types.ts';
import type { Study } from '../study.ts';

export interface StageFacts {
  study: Study;
  lesson: StudyStart;
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
}

function playingOf(facts: StageFacts): StudyPlaying {
  const { study, onNext, onPrevious, onNote } = facts;
  return {
    mini: facts.mini,
    startAt: facts.startAt,
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

/** What stands on the stage for the item that is open. */
export function stageOf(facts: StageFacts): StudyStage {
  const { lesson, study, late, paper, openedFor, onOpened } = facts;
  const { itemKind } = lesson.item;
  if (itemKind === ItemKind.Video || itemKind === ItemKind.Audio) {
    return { kind: 'media', lesson, playing: playingOf(facts) };
  }
  return (
    late?.readingOf({
      lesson,
      paper,
      openedFor,
      onOpened,
      onPage: study.seenPage,
      // Somebody waits for the answer.
      onRead: (what) => study.seen(what, true),
    }) ?? { kind: 'loading' }
  );
}
