import type {
  Chapter,
  CourseChapters,
  CourseDetail,
  CourseItem,
  CourseSummary,
  StudyPolicy,
} from '@stoa/api/contract/course';
import type { StudyStart } from '@stoa/api/contract/study';
import {
  AccessState,
  ChargeKind,
  CommentPlacement,
  CourseSource,
  Definition,
  FileLabel,
  ItemKind,
  OrderPolicy,
  PersonRole,
  ProgressState,
  SeekPolicy,
  type Locale,
} from '@stoa/domain';
import { createTranslator } from 'use-intl/core';
import { wordsIn } from '../test/wordsIn.ts';
import enChapters from './words/en/chapters.ts';
import enCourseTest from './words/en/courseTest.ts';
import enPanels from './words/en/panels.ts';
import enStudy from './words/en/study.ts';
import enWhy from './words/en/why.ts';
import type {
  ChaptersTranslate,
  CourseTestTranslate,
  StudyPanelsTranslate,
  StudyTranslate,
  WhyTranslate,
} from './words/index.ts';
import zhChapters from './words/zh-CN/chapters.ts';
import zhCourseTest from './words/zh-CN/courseTest.ts';
import zhPanels from './words/zh-CN/panels.ts';
import zhStudy from './words/zh-CN/study.ts';
import zhWhy from './words/zh-CN/why.ts';

/** Translator of the study page in a language. */
export const studyIn = (locale: Locale): StudyTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { study: enStudy }, namespace: 'study' })
    : createTranslator({ locale, messages: { study: zhStudy }, namespace: 'study' });

/** Translator of the parts of that page that load late. */
export const studyPanelsIn = (locale: Locale): StudyPanelsTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { studyPanels: enPanels }, namespace: 'studyPanels' })
    : createTranslator({ locale, messages: { studyPanels: zhPanels }, namespace: 'studyPanels' });

/** Translator of the test of a course. */
export const courseTestIn = (locale: Locale): CourseTestTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { courseTest: enCourseTest }, namespace: 'courseTest' })
    : createTranslator({ locale, messages: { courseTest: zhCourseTest }, namespace: 'courseTest' });

/** Translator of the table of contents. */
export const chaptersIn = (locale: Locale): ChaptersTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { chapters: enChapters }, namespace: 'chapters' })
    : createTranslator({ locale, messages: { chapters: zhChapters }, namespace: 'chapters' });

/** Translator of the explanation of a percentage. */
export const whyIn = (locale: Locale): WhyTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { why: enWhy }, namespace: 'why' })
    : createTranslator({ locale, messages: { why: zhWhy }, namespace: 'why' });

const { Completed, InProgress, NotStarted, Locked } = ProgressState;
const courseId = 208;
const now = Date.UTC(2026, 2, 10, 2);

const policy: StudyPolicy = {
  seekPolicy: SeekPolicy.NoForward,
  orderPolicy: OrderPolicy.Sequential,
  maxRate: 1.5,
  completeRatio: 0.9,
  heartbeatSeconds: 15,
  presenceSeconds: 600,
  presenceWaitSeconds: 60,
  pauseWhenHidden: false,
  allowDownload: true,
  minStaySeconds: 10,
  testMustPass: false,
};

const courseOf = (locale: Locale): CourseSummary => {
  const say = wordsIn(locale);
  return {
    courseId,
    source: CourseSource.Company,
    title: say('店长领导力：带好一支十人小队', 'Store Manager Leadership: Lead a Team of Ten'),
    coverUrl: '',
    summary: '',
    teacherNames: [say('苏映雪', 'Su Yingxue')],
    categoryName: say('领导力', 'Leadership'),
    jobLevels: [],
    chargeKind: ChargeKind.Free,
    itemCount: 6,
    duration: 5_200,
    score: 4.7,
    credit: 2,
    corners: [],
    tags: [],
    freshTime: now,
    access: AccessState.Ok,
    progress: { state: InProgress, percent: 46 },
  };
};

const item = (chapterId: number, itemId: number, title: string, more: Partial<CourseItem>): CourseItem => ({
  itemId,
  courseId,
  chapterId,
  title,
  itemKind: ItemKind.Video,
  fileLabel: FileLabel.Video,
  required: true,
  trial: false,
  state: NotStarted,
  percent: 0,
  lastPosition: 0,
  ...more,
});

function chaptersOf(locale: Locale): Chapter[] {
  const say = wordsIn(locale);
  const done = { state: Completed, percent: 100 };
  const chapter = (chapterId: number, title: string, percent: number, items: CourseItem[]): Chapter => ({
    chapterId,
    courseId,
    title,
    sort: chapterId,
    duration: 0,
    state: percent === 100 ? Completed : percent > 0 ? InProgress : NotStarted,
    percent,
    items,
  });
  return [
    chapter(1, say('认识团队', 'Know your team'), 100, [
      item(1, 11, say('十人小队的样子', 'What a team of ten looks like'), {
        ...done,
        duration: 500,
        studySeconds: 600,
      }),
      item(1, 12, say('看懂排班与人效', 'Rosters and efficiency'), {
        ...done,
        itemKind: ItemKind.Table,
        fileLabel: FileLabel.Excel,
        pageCount: 2,
        studySeconds: 3_699,
      }),
    ]),
    chapter(2, say('一对一沟通', 'Talking one to one'), 21, [
      item(2, 21, say('一对一沟通怎么谈', 'How to talk one to one'), {
        state: InProgress,
        percent: 64,
        duration: 2_000,
        lastPosition: 754,
        studySeconds: 501,
      }),
      item(
        2,
        22,
        say(
          '一次真实的谈话：店员小陈为什么想离职，店长又是怎么一步步问出原因的',
          'A real conversation: why Chen wanted to leave, and how the manager found out',
        ),
        { itemKind: ItemKind.Audio, fileLabel: FileLabel.Audio, duration: 845 },
      ),
      item(2, 23, say('谈话提纲模板', 'A guide for the talk'), {
        itemKind: ItemKind.Document,
        fileLabel: FileLabel.Pdf,
        pageCount: 3,
      }),
    ]),
    chapter(3, say('激励与授权', 'Motivate and delegate'), 0, [
      item(3, 31, say('说清楚期待', 'Say what you expect'), {
        state: Locked,
        lockedReason: 'ORDER',
        duration: 1_270,
      }),
    ]),
  ];
}

/** A started course with its table of contents. */
export const contentsFixture = (locale: Locale): CourseChapters => ({
  course: courseOf(locale),
  chapters: chaptersOf(locale),
  policy,
});

/** The same contents with everything finished. */
export function finishedFixture(locale: Locale): CourseChapters {
  const { course, chapters } = contentsFixture(locale);
  const done = { state: Completed, percent: 100 };
  return {
    course: { ...course, progress: done },
    chapters: chapters.map((chapter) => ({
      ...chapter,
      ...done,
      items: chapter.items.map(({ lockedReason: _lockedReason, ...one }) => ({ ...one, ...done })),
    })),
    policy,
  };
}

/** A film in the middle of that course, as the server returns it when the lesson opens. */
export function lessonFixture(locale: Locale): StudyStart {
  const say = wordsIn(locale);
  const chapters = chaptersOf(locale);
  return {
    session: { sessionId: 'lesson', startTime: now },
    course: courseOf(locale),
    chapters,
    item: {
      ...item(2, 21, say('一对一沟通怎么谈', 'How to talk one to one'), {
        state: InProgress,
        percent: 64,
        duration: 2_000,
        lastPosition: 754,
      }),
      sources: [{ definition: Definition.Sd, type: 'mp4', url: '/media/video/short.mp4' }],
      urlExpireTime: now + 14_400_000,
      intro: say(
        '三十分钟的一对一，先听完，再回应。这一节用两段真实对话，示范怎样开场、追问和收尾。',
        'Thirty minutes, one to one: listen first, then answer. Two real conversations show how to open, ask on and close.',
      ),
    },
    progress: {
      itemId: 21,
      state: InProgress,
      percent: 64,
      lastPosition: 754,
      maxPosition: 10,
      watchedSeconds: 10,
      studySeconds: 501,
      covered: [[0, 10]],
      updatedTime: now,
    },
    policy,
    commentPlacement: CommentPlacement.All,
    outboxKey: '',
    serverTime: now,
  };
}

/** The details of the course that the page of the lesson shows. */
export function courseFactsFixture(
  locale: Locale,
): Pick<CourseDetail, 'access' | 'attachments' | 'policy' | 'teachers'> {
  const say = wordsIn(locale);
  return {
    access: AccessState.Ok,
    policy,
    teachers: [
      {
        personId: 811,
        role: PersonRole.Lecturer,
        name: say('苏映雪', 'Su Yingxue'),
        title: say('华东区运营总监', 'Regional operations director'),
        tags: [],
        avatar: '',
      },
    ],
    attachments: [
      {
        fileId: 1,
        name: say('谈话提纲模板.pdf', 'Talk guide.pdf'),
        url: '/media/documents/20402.pdf',
        ext: 'pdf',
        size: 248_600,
        fileLabel: FileLabel.Pdf,
      },
    ],
  };
}
