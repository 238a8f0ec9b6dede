import type { ChargeKind, Corner, LiveKind, LiveStatus, ProgressState } from '@stoa/domain';
import type { PageLink } from '../../common/index.ts';

/** Somebody in a list. */
export interface ListedPerson {
  id: number;
  name: string;
  href: string;
  avatarUrl: string;
  post: string;
  orgName?: string | undefined;
  tags: readonly string[];
  courseCount: number;
  fanCount: number;
  score?: number | undefined;
  followed: boolean;
}

export interface PersonRows {
  people: readonly ListedPerson[];
  /** "共 8 位", said again when it changes. */
  count: string;
  page: number;
  pageCount: number;
  /** Rows of the words before, while the new ones are on their way. */
  stale: boolean;
}

export interface PersonListWords {
  keyword: string;
  filters: string;
  tag: string;
  all: string;
  more: string;
  less: string;
  clear: string;
  retry: string;
  pages: string;
  /** Nobody with these words, and nobody at all. */
  emptyFiltered: string;
  empty: string;
}

export interface PersonFact {
  figure: string;
  label: string;
}

/** A course on the page of who teaches it. */
export interface PersonCourse {
  id: number;
  title: string;
  href: string;
  coverUrl: string;
  category: string | number;
  itemCount: number;
  durationSeconds: number;
  score: number;
  learners?: number | undefined;
  credit: number;
  tags: readonly string[];
  corners: readonly Corner[];
  chargeKind: ChargeKind;
  priceFen?: number | undefined;
  vipPriceFen?: number | undefined;
  progress?: { percent: number; state: ProgressState } | undefined;
}

export interface PersonCourses {
  courses: readonly PersonCourse[];
  page: number;
  pageCount: number;
  stale: boolean;
}

export interface PersonLive {
  id: number;
  title: string;
  href: string;
  coverUrl: string;
  liveKind: LiveKind;
  status: LiveStatus;
  startTime: number;
  endTime: number;
  subscriberCount: number;
  viewerCount?: number | undefined;
  corners: readonly Corner[];
}

export interface PersonView {
  name: string;
  avatarUrl: string;
  /** Post and department. */
  lines: readonly string[];
  role: string;
  /** This is the reader's own mentor. */
  mine: boolean;
  tags: readonly string[];
  facts: readonly PersonFact[];
  /** The way to here, without the person. */
  trail: readonly PageLink[];
  introHtml: string;
  expertise: readonly string[];
  honours: readonly string[];
  hasCourses: boolean;
  lives: readonly PersonLive[];
  articles: readonly PageLink[];
}

export interface PersonDetailWords {
  mine: string;
  ask: string;
  tags: string;
  tabs: string;
  intro: string;
  courses: string;
  lives: string;
  articles: string;
  questions: string;
  expertise: string;
  honours: string;
  noIntro: string;
  pages: string;
  retry: string;
}
