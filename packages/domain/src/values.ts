import type { AwardKind } from './enums/plan.ts';
import type { CornerPosition } from './enums/home.ts';
import type { FileKind, FileLabel } from './enums/file.ts';
import type { PersonRole } from './enums/person.ts';
import type { ProgressState } from './enums/course.ts';
import type { TargetKind } from './enums/target.ts';

/**
 * Name of a page with banners and adverts (specification point 9). It is a template type, because the
 * partner's key starts with a code that the installation chooses.
 */
export type PageKey = 'COURSE' | 'HOME' | 'STUDY_CENTER' | 'FIND' | `${string}_HOME`;

/** The target of an entry; `linkTargetPath` turns it into an address. */
export interface LinkTarget {
  kind: TargetKind;
  id?: number | undefined;
  url?: string | undefined;
  pageKey?: PageKey | undefined;
  params?: Record<string, string> | undefined;
}

/** A badge in a corner of a cover; each corner holds at most one. */
export interface Corner {
  text?: string | undefined;
  imageUrl?: string | undefined;
  color?: string | undefined;
  position: CornerPosition;
}

export interface Tag {
  tagId: number;
  name: string;
}

export interface TreeNode {
  id: number;
  name: string;
  count?: number | undefined;
  children?: TreeNode[] | undefined;
}

/** A person's progress. `percent` is an integer from 0 to 100, and 100 only when completed. */
export interface ProgressBrief {
  state: ProgressState;
  percent: number;
  lastTime?: number | undefined;
  completedTime?: number | undefined;
}

export interface FileRef {
  fileId: number;
  name: string;
  url: string;
  ext: string;
  size: number;
  fileKind?: FileKind | undefined;
  fileLabel: FileLabel;
  pageCount?: number | undefined;
  previewUrl?: string | undefined;
  duration?: number | undefined;
}

/** A person in short. `userId` is the account, `id` the membership in the current company. */
export interface UserBrief {
  userId: number;
  id: number;
  realName: string;
  avatar: string;
  orgName?: string | undefined;
  title?: string | undefined;
}

export interface PersonBrief {
  personId: number;
  role: PersonRole;
  name: string;
  avatar: string;
  title: string;
  tags: string[];
}

export interface VisibleScope {
  all: boolean;
  orgIds: number[];
  userIds: number[];
}

export interface Award {
  kind: AwardKind;
  title: string;
  value?: number | undefined;
  target?: LinkTarget | undefined;
}

/** Where the learner came from; calls of study, exams and questionnaires send it. */
export interface StudyContext {
  planId?: number | undefined;
  taskItemId?: number | undefined;
  topicId?: number | undefined;
  schemeId?: number | undefined;
  stageId?: number | undefined;
  classId?: number | undefined;
  applicationId?: number | undefined;
  mbaId?: number | undefined;
}
