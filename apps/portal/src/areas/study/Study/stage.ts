import type { StudyStart } from '@stoa/api/contract/study';
import { ItemKind, type Definition, type StudyContext } from '@stoa/domain';
import type { StudyPlaying, StudyStage } from '@stoa/pages/study/StudyPage';
import type { DocumentSource } from '@stoa/ui/DocumentViewer';
import type { Panels, StudyBookmarks } from './panels/types.ts';
import type { Study } from '../study.ts';

export interface StageFacts {
  study: Study;
  lesson: StudyStart;
  /** Where the learner came from. */
  context: StudyContext;
  startAt: number;
  autoPlay: boolean;
  rate: number;
  definition: Definition;
  onRate: (rate: number) => void;
  onDefinition: (definition: Definition) => void;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  /** The person's bookmarks; `undefined` if none can be stored. */
  bookmarks?: StudyBookmarks | undefined;
  /** Opens the transcript beside the film. */
  onTranscript?: (() => void) | undefined;
  /** Called when the person wants to write a note at this second. */
  onNote?: ((position: number) => void) | undefined;
  /** The viewers of documents and their messages, which load after the page. */
  panels: Panels | undefined;
  /**
   * Whether the film continues in a corner while the person scrolls; a window with only the player has
   * nothing to scroll to.
   */
  mini: boolean;
  /** The document of this item, once it can be opened. */
  paper: DocumentSource | undefined;
  /** Seconds since the document or link was opened here; `undefined` while it has not been opened. */
  openedFor: number | undefined;
  onOpened: () => void;
}

function playingOf(facts: StageFacts): StudyPlaying {
  const { study, bookmarks, onNext, onPrevious, onNote, onTranscript } = facts;
  return {
    mini: facts.mini,
    startAt: facts.startAt,
    rate: facts.rate,
    definition: facts.definition,
    autoPlay: facts.autoPlay,
    onRateChange: facts.onRate,
    onDefinitionChange: facts.onDefinition,
    onTimeUpdate: study.ticked,
    onPlay: () => study.tell({ type: 'playing', rate: study.rate() }),
    onPause: () => study.tell({ type: 'paused' }),
    onSeek: (_from, to) => study.tell({ type: 'sought', to }),
    onEnded: () => study.tell({ type: 'finished' }),
    // The signed address has expired; a new session brings new addresses, and the film continues at the same
    // second.
    onSourceExpired: study.renew,
    ...(onNext ? { onNext } : {}),
    ...(onPrevious ? { onPrevious } : {}),
    ...(onNote ? { onNote } : {}),
    ...(onTranscript ? { onTranscript } : {}),
    ...(bookmarks ? { bookmarks: bookmarks.marks, onBookmark: bookmarks.add } : {}),
    handle: study.attach,
  };
}

/** The content of the stage for the open item. */
export function stageOf(facts: StageFacts): StudyStage {
  const { lesson, study, panels, paper, openedFor, onOpened } = facts;
  const { itemKind, itemId, examId } = lesson.item;
  if (itemKind === ItemKind.Video || itemKind === ItemKind.Audio) {
    return { kind: 'media', lesson, playing: playingOf(facts) };
  }
  if (itemKind === ItemKind.Test && examId !== undefined) {
    return panels?.testOf({ itemId, examId, context: facts.context }) ?? { kind: 'loading' };
  }
  return (
    panels?.readingOf({
      lesson,
      paper,
      openedFor,
      onOpened,
      onPage: (page, of) => study.tell({ type: 'seenPage', page, of }),
      onRead: (facts) => study.tell({ type: 'seen', facts }),
    }) ?? { kind: 'loading' }
  );
}
