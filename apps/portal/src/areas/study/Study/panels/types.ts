import type { CourseDetail, CourseItem, PlayItem } from '@stoa/api/contract/course';
import type { GlobalConfig } from '@stoa/domain';
import type { EndOfLesson } from '@stoa/pages/study';
import type { Resolve } from '@stoa/pages/links';
import type { RenderLink } from '@stoa/ui/CourseCard';
import type { DocumentSource } from '@stoa/ui/DocumentViewer';
import type { PlayerMarker } from '@stoa/ui/VideoPlayer';
import type { StudyBlock, StudyEnding, StudyPanel, StudyStage } from '@stoa/pages/study/StudyPage';
import type { StudyReading } from '@stoa/pages/study/StudyPage/panels';
import type { ReactNode } from 'react';
import type { Study, StudyState } from '../../study.ts';
import type { CourseTestProps } from './CourseTest.tsx';
import type { FrontFacts } from './front.ts';

/** The bookmarks of a film, and the function that adds one. */
export interface StudyBookmarks {
  readonly marks: readonly PlayerMarker[];
  readonly add: (position: number) => void;
}

/** The facts about the page that the late parts need. */
export interface PanelFacts {
  study: Study;
  resolve: Resolve;
  renderLink: RenderLink;
  state: StudyState;
  courseId: number;
  detail: CourseDetail | undefined;
  onDetail: (detail: CourseDetail | undefined) => void;
  flags: GlobalConfig;
  onBookmarks: (bookmarks: StudyBookmarks | undefined) => void;
  /** The back end keeps notes. */
  notes: boolean;
  /** The tab that the address names. */
  panel: string;
  onPanel: (panel: string) => void;
  closed: boolean;
  onClosed: (closed: boolean) => void;
  theatre: boolean;
  onTheatre: () => void;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  /** The lessons that follow the current one. */
  after: readonly CourseItem[];
  onOpen: (itemId: number) => void;
  /** Called when the person wants to write a note. */
  onNote: (() => void) | undefined;
  /** Grows each time the person wants to write a note; the field then gets the focus. */
  noteWish: number;
  /** The second of the film that a new note or question is about. */
  position: () => number | undefined;
  /** Called when a note was added, because the next note is about another second. */
  onNoted: () => void;
}

/** The parts that load late, by their place on the page. */
export interface PanelParts {
  actions: ReactNode;
  /** The button that explains how the course counts. */
  help: ReactNode;
  panel: StudyPanel;
  more: ReactNode;
  below: ReactNode;
  /** Renders nothing visible: handles the keys of the page, and loads the details of the whole course. */
  unseen: ReactNode;
}

export interface Panels {
  readingOf: (reading: StudyReading) => StudyStage;
  /** The stage of a test, whose exam the back end names. */
  testOf: (test: CourseTestProps) => StudyStage;
  /** The blocking message over the stage; `undefined` when nothing blocks. */
  blockOf: (facts: FrontFacts, secondsLeft: number | undefined) => StudyBlock | undefined;
  endingOf: (
    facts: FrontFacts,
    end: EndOfLesson | undefined,
    secondsLeft: number | undefined,
  ) => StudyEnding | undefined;
  parts: (facts: PanelFacts) => PanelParts;
  /** Announces the events of the visit. */
  newsOf: (state: StudyState) => ReactNode;
  /**
   * Counts the time of an item without a timeline while it is rendered. `elsewhere` is true when the document
   * was opened from here in a separate window.
   */
  readingTime: (study: Study, elsewhere: boolean) => ReactNode;
  /** Says that progress is stored on this device and not yet on the server. */
  offline: ReactNode;
  /** Opens a document in the page's viewer. */
  paper: (document: NonNullable<PlayItem['document']>) => Promise<DocumentSource>;
}
