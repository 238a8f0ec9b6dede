import type { ItemProgress, StudyBeatResult, StudyStart } from '@stoa/api/contract/study';
import {
  AccessState,
  ChargeKind,
  CommentPlacement,
  CourseSource,
  Definition,
  FileLabel,
  ItemKind,
  OrderPolicy,
  ProgressState,
  SeekPolicy,
} from '@stoa/domain';
import type { StudyRefusal } from '../state.ts';

/** A lesson of the histories, and how it differs from a plain film. */
interface Lesson {
  readonly courseId: number;
  readonly reading?: true;
  readonly trial?: true;
  readonly pausesWhenHidden?: true;
  readonly refusal?: StudyRefusal;
}

export const lessons = {
  film: { courseId: 1 },
  hidingFilm: { courseId: 1, pausesWhenHidden: true },
  trialFilm: { courseId: 2, trial: true },
  text: { courseId: 2, reading: true },
  /** This lesson opens only after the beats that earlier visits left have been sent. */
  locked: { courseId: 1, refusal: 'order' },
  paid: { courseId: 2, refusal: 'vip' },
  absent: { courseId: 2, refusal: 'none' },
} as const satisfies Record<string, Lesson>;
export type LessonName = keyof typeof lessons;

export const lessonNames = Object.keys(lessons).filter((name): name is LessonName => name in lessons);
export const itemIdOf = (name: LessonName): number => 100 + lessonNames.indexOf(name);
export const lessonOf = (itemId: number): Lesson | undefined => {
  const name = lessonNames[itemId - 100];
  return name && lessons[name];
};

/** Number of pages of the text in the histories. */
export const pagesOfText = 2;
export const beatSeconds = 15;

const progressOf = (itemId: number, now: number): ItemProgress => ({
  itemId,
  state: ProgressState.InProgress,
  percent: 0,
  lastPosition: 0,
  maxPosition: 0,
  watchedSeconds: 0,
  studySeconds: 0,
  covered: [],
  updatedTime: now,
});

/** The server's answer when the session starts. */
export function startOf(sessionId: string, itemId: number, now: number): StudyStart {
  const { courseId, reading, trial, pausesWhenHidden }: Lesson = lessonOf(itemId) ?? lessons.film;
  const source = { definition: Definition.Auto, type: 'mp4', url: `/${sessionId}.mp4` } as const;
  const itemKind = reading ? ItemKind.Document : ItemKind.Video;
  const state = ProgressState.InProgress;
  const at = { itemId, courseId, chapterId: courseId, title: `item ${itemId}` };
  const facts = { fileLabel: FileLabel.Video, duration: 1_000_000, required: true, trial: false };
  const item = { ...at, ...facts, itemKind, state, percent: 0, lastPosition: 0 };
  return {
    session: { sessionId, startTime: now },
    course: {
      courseId,
      source: CourseSource.Company,
      title: `course ${courseId}`,
      coverUrl: '',
      summary: '',
      teacherNames: [],
      categoryName: '',
      jobLevels: [],
      chargeKind: ChargeKind.Free,
      itemCount: 1,
      duration: 100,
      score: 0,
      credit: 0,
      corners: [],
      tags: [],
      freshTime: 0,
      access: trial ? AccessState.NeedVip : AccessState.Ok,
      progress: { state, percent: 0 },
    },
    chapters: [
      { chapterId: courseId, courseId, title: '', sort: 0, duration: 0, state, percent: 0, items: [item] },
    ],
    item: { ...item, sources: reading ? [] : [source], urlExpireTime: 0 },
    progress: progressOf(itemId, now),
    policy: {
      seekPolicy: SeekPolicy.Free,
      orderPolicy: OrderPolicy.Free,
      maxRate: 2,
      completeRatio: 0.9,
      heartbeatSeconds: beatSeconds,
      presenceSeconds: 600,
      presenceWaitSeconds: 60,
      pauseWhenHidden: pausesWhenHidden === true,
      allowDownload: false,
      minStaySeconds: 0,
      testMustPass: false,
    },
    commentPlacement: CommentPlacement.Bottom,
    outboxKey: `key of ${sessionId}`,
    serverTime: now,
  };
}

/** The server's answer to a beat about this item. */
export const answerOf = (itemId: number, now: number, more: Partial<StudyBeatResult>): StudyBeatResult => ({
  accepted: more.reason === undefined,
  item: progressOf(itemId, now),
  nextHeartbeatSeconds: beatSeconds,
  awards: [],
  serverTime: now,
  ...more,
});
