import type { FileLabel, ItemKind } from '@stoa/domain';
import type { ReactNode } from 'react';
import type { OutlineChapter, OutlineItem } from '@stoa/ui/ChapterOutline';
import type { DocumentSource } from '@stoa/ui/DocumentViewer';
import type { VideoPlayerProps } from '@stoa/ui/VideoPlayer';
import type { PageLink } from '../../common/index.ts';

export interface StudyPicture {
  url: string;
  caption: string;
}

export interface StudySheet {
  name: string;
  /** The first row is the head. */
  rows: readonly (readonly string[])[];
}

/** A step that a person confirms: what stands on the button, and whether it may be pressed yet. */
export interface StudyConfirm {
  label: string;
  /** Said beside the button. */
  note: string;
  disabled: boolean;
  onConfirm: () => void;
}

/** What stands on the stage; one for each kind of item. */
export type StudyStage =
  | { readonly kind: 'loading' }
  /** Nothing to show: the block says why. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'media'; readonly itemId: number; readonly player: VideoPlayerProps }
  | {
      readonly kind: 'article';
      readonly html: string;
      /** The name of the choice of text sizes, and of each. */
      readonly textSize: string;
      readonly textSizes: Readonly<Record<'sm' | 'md' | 'lg', string>>;
      readonly onEnd: () => void;
    }
  | {
      readonly kind: 'pictures';
      readonly pictures: readonly StudyPicture[];
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
      readonly sheets: readonly StudySheet[];
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

export interface StudyTeacher {
  name: string;
  title: string;
  avatarUrl: string;
}

export interface StudyAttachment {
  id: number;
  name: string;
  /** "248.60 KB". */
  size: string;
  fileLabel: FileLabel;
  href?: string | undefined;
}

export interface StudyNext {
  itemId: number;
  title: string;
  itemKind: ItemKind;
  /** "00:03:00". */
  extent?: string | undefined;
}

/** What stands below the stage; it comes once the page stands. */
export interface StudyMore {
  item?:
    | {
        intro?: string | undefined;
        /** The server's percent. */
        percent: number;
        /** "看满 90% 即完成，已看 64%". */
        hint: string;
        /** Stands after the hint: what is missing, why it counts so. */
        about?: ReactNode;
      }
    | undefined;
  next: readonly StudyNext[];
  onOpenNext: (itemId: number) => void;
  teachers: readonly StudyTeacher[];
  attachments: readonly StudyAttachment[];
}

export interface StudyMoreWords {
  itemProgress: string;
  aboutItem: string;
  completion: string;
  upNext: string;
  teachers: string;
  attachments: string;
  /** What the link of a file does, after its name. */
  download: string;
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

export interface StudyTop {
  title: string;
  /** Where the course is described. */
  href?: string | undefined;
  back: PageLink;
  /** The server's percent of the course. */
  percent: number;
  /** Buttons of the page: what to do with the course, and how the page stands. */
  actions?: ReactNode;
  /** `HowItCounts`, at the end of the bar. */
  help?: ReactNode;
}

export interface StudyView {
  top: StudyTop;
  /** Name of the item, also before it has opened and when it does not. */
  title: string;
  stage: StudyStage;
  /** "讲师 苏映雪", "已学 8 分 21 秒". */
  facts: readonly string[];
  /** An `Alert` about the connection: progress waits on this device. */
  notice?: ReactNode;
  block?: StudyBlock | undefined;
  ending?: StudyEnding | undefined;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  chapters: readonly OutlineChapter[];
  currentItemId?: number | undefined;
  /** "已完成 5 / 11". */
  done: string;
  /** Words instead of the state of an item in the outline. */
  noteOf?: ((item: OutlineItem) => string | undefined) | undefined;
  onItem: (item: OutlineItem) => void;
  panel?: StudyPanel | undefined;
  /** `More`, and below it what people say and what else there is to learn. */
  more?: ReactNode;
  below?: ReactNode;
}

export interface StudyWords {
  courseProgress: string;
  contents: string;
  theatre: string;
  leaveTheatre: string;
  previous: string;
  next: string;
  open: string;
  openPaper: string;
  noContents: string;
  retry: string;
}
