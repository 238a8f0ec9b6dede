import type { Corner, FileLabel } from '@stoa/domain';
import type { PageLink } from '../../common/index.ts';

/** What a person can do with a course now. */
export type CourseAction =
  | { readonly kind: 'go'; readonly label: string; readonly href: string }
  | {
      readonly kind: 'start';
      readonly label: string;
      readonly pending: boolean;
      readonly onStart: () => void;
    }
  /** No entry that leads nowhere: why, and who can help. */
  | {
      readonly kind: 'closed';
      readonly reason: string;
      readonly hint: string;
      /** What may be looked at all the same. */
      readonly trial?: PageLink | undefined;
      /** Where access can be had, when that is built. */
      readonly way?: PageLink | undefined;
    }
  | { readonly kind: 'none' };

export interface CourseFact {
  figure: string;
  label: string;
}

export interface CourseHead {
  id: number;
  title: string;
  coverUrl: string;
  category: string | number;
  corners: readonly Corner[];
  /** The way to here, without the course itself. */
  trail: readonly PageLink[];
  /** Source first, then levels and tags. */
  marks: readonly string[];
  summary: string;
  facts: readonly CourseFact[];
  price?: string | undefined;
  action: CourseAction;
  /** Something to know beside the action: the course is no longer offered. */
  notice?: string | undefined;
  progress?: { percent: number } | undefined;
  /** "在「新员工 30 天」中为必修，12-05 前完成". */
  assignment?: string | undefined;
}

export interface CourseTeacher {
  id: number;
  name: string;
  title: string;
  avatarUrl: string;
  /** The person's own page, where it is built. */
  href?: string | undefined;
}

export interface CourseAttachment {
  id: number;
  name: string;
  /** "248.60 KB". */
  size: string;
  fileLabel: FileLabel;
  /** Only where the company allows the download and access is there. */
  href?: string | undefined;
}

export interface RelatedCourse {
  id: number;
  title: string;
  href: string;
  coverUrl: string;
  category: string | number;
  facts: string;
}

export interface CourseIntro {
  html: string;
  objectives: readonly string[];
  suitableFor: string;
  certificate?: string | undefined;
}

export interface CourseDetailWords {
  tabs: string;
  intro: string;
  contents: string;
  about: string;
  objectives: string;
  suitableFor: string;
  certificate: string;
  noIntro: string;
  noContents: string;
  /** Name of what stands beside the course. */
  aside: string;
  progress: string;
  retry: string;
}

export interface CourseRailWords {
  teachers: string;
  attachments: string;
  /** What the link of a file does, after its name. */
  download: string;
  collections: string;
  related: string;
  retry: string;
}
