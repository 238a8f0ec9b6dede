import type { CourseChapters } from '@stoa/api/contract/course';
import type { StudyStart } from '@stoa/api/contract/study';
import type { ReactNode } from 'react';
import type { DocumentSource } from '@stoa/ui/DocumentViewer';
import type { VideoPlayerProps } from '@stoa/ui/VideoPlayer';
import type { PageLink } from '../../common/index.ts';
import type { NotOpen } from '../outline.ts';

/** A step that the person confirms: the label of its button, and whether it may be pressed yet. */
export interface StudyConfirm {
  label: string;
  /** Text beside the button. */
  note: string;
  disabled: boolean;
  onConfirm: () => void;
}

/** How a film or recording plays here: the settings of this visit and person, and the player's events. */
export interface StudyPlaying extends Pick<
  VideoPlayerProps,
  | 'startAt'
  | 'rate'
  | 'definition'
  | 'autoPlay'
  | 'onRateChange'
  | 'onDefinitionChange'
  | 'onTimeUpdate'
  | 'onPlay'
  | 'onPause'
  | 'onSeek'
  | 'onEnded'
  | 'onSourceExpired'
  | 'onNext'
  | 'onPrevious'
  | 'onNote'
  | 'onBookmark'
  | 'onTranscript'
  | 'handle'
> {
  /** Whether the film continues in a corner while the person scrolls. */
  mini: boolean;
  /** Seconds that the person has kept, as named marks on the timeline. */
  bookmarks?: VideoPlayerProps['markers'];
}

/** The content of the stage; there is one variant for each form of a lesson. */
export type StudyStage =
  | { readonly kind: 'loading' }
  /** There is nothing to show; the blocking message explains why. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'media'; readonly lesson: StudyStart; readonly playing: StudyPlaying }
  | { readonly kind: 'article'; readonly html: string; readonly onEnd: () => void }
  | {
      readonly kind: 'pictures';
      readonly pictures: NonNullable<StudyStart['item']['images']>;
      /** Called with a number from 1, when it was on the screen for two seconds. */
      readonly onSeen: (page: number) => void;
    }
  | {
      readonly kind: 'document';
      readonly title: string;
      /** The document; it is the same object for the same document. */
      readonly source: DocumentSource;
      readonly onSeen: (page: number) => void;
    }
  | {
      readonly kind: 'paper' | 'link';
      readonly url: string;
      /** Name of the file or site. */
      readonly name: string;
      readonly onOpen: () => void;
      readonly confirm?: StudyConfirm | undefined;
    }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly sheets: NonNullable<StudyStart['item']['table']>['sheets'];
      readonly onSheet: (sheet: number) => void;
    }
  /** A test, which is taken on a page of its own; `card` is a `TestCard`. */
  | { readonly kind: 'test'; readonly card: ReactNode };

export interface StudyAction {
  label: string;
  onAct: () => void;
}

/** The obstacle that keeps the lesson from continuing, with the button that removes it. */
export interface StudyBlock {
  /** A new key means a new message, whose button takes the focus. */
  key: string;
  title: string;
  /** Whether a lock is shown above the text, because the lesson does not open for this person now. */
  locked?: boolean | undefined;
  text?: string | undefined;
  /** The seconds left, which change each second and are not announced. */
  count?: string | undefined;
  action?: StudyAction | undefined;
  link?: PageLink | undefined;
}

export interface StudyFact {
  figure: string;
  label: string;
}

/** The message after the end of the item: what comes next, or the award. */
export interface StudyEnding {
  title: string;
  text?: string | undefined;
  /** The results in numbers, such as "100 %" or "2 credits". */
  facts?: readonly StudyFact[] | undefined;
  /** The whole course is complete: a tick is drawn above the text. */
  celebrates?: boolean | undefined;
  primary?: StudyAction | undefined;
  secondary?: StudyAction | undefined;
  link?: PageLink | undefined;
}

/** The panel beside the stage, without its contents list; it loads after the page. */
export interface StudyPanel {
  /** The row of tabs. */
  head: ReactNode;
  /** Id of the panel of the contents, which is the panel of a tab, and id of that tab. */
  id: string;
  tabId: string;
  /** The panel of another tab, shown instead of the contents. */
  body?: ReactNode;
  closed: boolean;
}

/** There is nothing to study here: the lesson does not exist, or its course is not open yet. */
export interface StudyRefused {
  readonly state: 'refused';
  readonly reason: 'none' | 'notOpen';
}

export interface StudyView {
  /** The course and its contents, if the person may see them. */
  contents?: Pick<CourseChapters, 'course' | 'chapters'> | undefined;
  /** The open lesson. */
  lesson?: StudyStart | undefined;
  /** Id of the requested lesson, also before it has opened and when it does not open. */
  itemId?: number | undefined;
  stage: StudyStage;
  /** An alert about the connection: progress is kept on this device. */
  notice?: ReactNode;
  block?: StudyBlock | undefined;
  ending?: StudyEnding | undefined;
  /** Buttons in the bar: actions on the course, and the layout of the page. */
  actions?: ReactNode;
  /** `HowItCounts`, at the end of the bar. */
  help?: ReactNode;
  panel?: StudyPanel | undefined;
  /** `More`, and below it comments and further lists of courses. */
  more?: ReactNode;
  below?: ReactNode;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Called after the last lesson to continue with an earlier one that is not complete. */
  onGoOn?: (() => void) | undefined;
  /** Called when another lesson was chosen in the contents. */
  onOpen: (itemId: number) => void;
  /** Called when a lesson was chosen that does not open. */
  onLocked: (reason: NotOpen) => void;
}
