import type { CourseChapters } from '@stoa/api/contract/course';
import type { StudyStart } from '@stoa/api/contract/study';
import type { ReactNode } from 'react';
import type { DocumentSource } from '@stoa/ui/DocumentViewer';
import type { VideoPlayerProps } from '@stoa/ui/VideoPlayer';
import type { PageLink } from '../../common/index.ts';
import type { NotOpen } from '../outline.ts';

/** A step that a person confirms: what stands on the button, and whether it may be pressed yet. */
export interface StudyConfirm {
  label: string;
  /** Said beside the button. */
  note: string;
  disabled: boolean;
  onConfirm: () => void;
}

/** How a film or recording plays here: what this visit and the person have chosen, and what the player tells. */
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
  | 'onSegment'
  | 'onSourceExpired'
  | 'onNext'
  | 'onPrevious'
  | 'onNote'
  | 'handle'
> {
  /** A film goes on in a corner while the page is read. */
  mini: boolean;
}

/** What stands on the stage; one for each way to show a lesson. */
export type StudyStage =
  | { readonly kind: 'loading' }
  /** Nothing to show: the block says why. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'media'; readonly lesson: StudyStart; readonly playing: StudyPlaying }
  | { readonly kind: 'article'; readonly html: string; readonly onEnd: () => void }
  | {
      readonly kind: 'pictures';
      readonly pictures: NonNullable<StudyStart['item']['images']>;
      /** From 1; told when it was on the screen for two seconds. */
      readonly onSeen: (page: number) => void;
    }
  | {
      readonly kind: 'document';
      readonly title: string;
      /** The same object while it is the same document. */
      readonly source: DocumentSource;
      readonly onSeen: (page: number) => void;
    }
  | {
      readonly kind: 'paper' | 'link';
      readonly url: string;
      /** The file's or the site's name. */
      readonly name: string;
      readonly onOpen: () => void;
      readonly confirm?: StudyConfirm | undefined;
    }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly sheets: NonNullable<StudyStart['item']['table']>['sheets'];
      readonly onSheet: (sheet: number) => void;
    };

export interface StudyAction {
  label: string;
  onAct: () => void;
}

/** What keeps the item from going on, with the one way out. */
export interface StudyBlock {
  /** A new key is a new block: its button takes the focus. */
  key: string;
  title: string;
  text?: string | undefined;
  /** Changes each second; not spoken. */
  count?: string | undefined;
  action?: StudyAction | undefined;
  link?: PageLink | undefined;
}

export interface StudyFact {
  figure: string;
  label: string;
}

/** The item has ended: what comes next, or what was reached. */
export interface StudyEnding {
  title: string;
  text?: string | undefined;
  /** What was reached, in figures: "100 %", "2 credits". */
  facts?: readonly StudyFact[] | undefined;
  primary?: StudyAction | undefined;
  secondary?: StudyAction | undefined;
  link?: PageLink | undefined;
}

/** What the panel beside the stage shows besides the contents; it comes once the page stands. */
export interface StudyPanel {
  /** The row of tabs. */
  head: ReactNode;
  /** The contents are the panel of a tab: its id, and that of the tab. */
  id: string;
  tabId: string;
  /** The panel of another tab, instead of the contents. */
  body?: ReactNode;
  closed: boolean;
}

/** There is nothing to study here: the lesson is not there, or its course is not open yet. */
export interface StudyRefused {
  readonly state: 'refused';
  readonly reason: 'none' | 'notOpen';
}

export interface StudyView {
  /** The course and what it holds, as far as they may be seen. */
  contents?: Pick<CourseChapters, 'course' | 'chapters'> | undefined;
  /** The lesson that is open. */
  lesson?: StudyStart | undefined;
  /** The lesson that is asked for, also before it has opened and when it does not. */
  itemId?: number | undefined;
  stage: StudyStage;
  /** An alert about the connection: progress waits on this device. */
  notice?: ReactNode;
  block?: StudyBlock | undefined;
  ending?: StudyEnding | undefined;
  /** Buttons of the bar: what to do with the course, and how the page stands. */
  actions?: ReactNode;
  /** `HowItCounts`, at the end of the bar. */
  help?: ReactNode;
  panel?: StudyPanel | undefined;
  /** `More`, and below it what people say and what else there is to learn. */
  more?: ReactNode;
  below?: ReactNode;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Another lesson was chosen in the contents. */
  onOpen: (itemId: number) => void;
  /** A lesson was chosen that does not open. */
  onLocked: (reason: NotOpen) => void;
}
