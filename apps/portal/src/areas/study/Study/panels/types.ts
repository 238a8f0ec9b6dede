import type { CourseDetail, CourseItem, PlayItem } from '@stoa/api/contract/course';
import type { GlobalConfig } from '@stoa/domain';
import type { Resolve } from '@stoa/pages/links';
import type { RenderLink } from '@stoa/ui/CourseCard';
import type { DocumentSource } from '@stoa/ui/DocumentViewer';
import type { StudyBlock, StudyEnding, StudyPanel, StudyStage } from '@stoa/pages/study/StudyPage';
import type { StudyReading } from '@stoa/pages/study/StudyPage/panels';
import type { ReactNode } from 'react';
import type { Study } from '../../study.ts';
import type { StudyState } from '../../visit.ts';
import type { FrontFacts } from './front.ts';

/** What the parts that come late know of the page. */
export interface LateFacts {
  study: Study;
  resolve: Resolve;
  renderLink: RenderLink;
  state: StudyState;
  courseId: number;
  detail: CourseDetail | undefined;
  onDetail: (detail: CourseDetail | undefined) => void;
  flags: GlobalConfig;
  /** What the address says about the tab. */
  panel: string;
  onPanel: (panel: string) => void;
  closed: boolean;
  onClosed: (closed: boolean) => void;
  theatre: boolean;
  onTheatre: () => void;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  /** The lessons behind this one. */
  after: readonly CourseItem[];
  onOpen: (itemId: number) => void;
  /** A note is wanted now. */
  onNote: () => void;
  /** Grows with each wish for a note: its field takes the focus. */
  noteWish: number;
  /** The second that a new note or question is about. */
  position: () => number | undefined;
  /** A note was added: the next one is about another second. */
  onNoted: () => void;
}

/** Where they stand on the page. */
export interface LateParts {
  actions: ReactNode;
  /** How the course counts. */
  help: ReactNode;
  panel: StudyPanel;
  more: ReactNode;
  below: ReactNode;
  /** Hears the keys of the page, and reads what it tells of the whole course. */
  unseen: ReactNode;
}

export interface Late {
  readingOf: (reading: StudyReading) => StudyStage;
  /** What stands in the way, and what follows an end. */
  blockOf: (facts: FrontFacts, secondsLeft: number | undefined) => StudyBlock | undefined;
  endingOf: (
    facts: FrontFacts,
    next: CourseItem | undefined,
    secondsLeft: number | undefined,
  ) => StudyEnding | undefined;
  parts: (facts: LateFacts) => LateParts;
  /** Tells of what the visit brings. */
  newsOf: (state: StudyState) => ReactNode;
  /** Says that what is learned waits on this device. */
  offline: ReactNode;
  /** Opens a document in the page. */
  paper: (document: NonNullable<PlayItem['document']>) => Promise<DocumentSource>;
}
