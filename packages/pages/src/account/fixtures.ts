import type { Note } from '@stoa/api/contract/interact';
import type { NotificationSetting } from '@stoa/api/contract/notification';
import type { LoginSession, Profile } from '@stoa/api/contract/profile';
import type { SearchResult } from '@stoa/api/contract/search';
import {
  Gender,
  JobLevel,
  NotificationKind,
  TargetKind,
  valuesOf,
  VipStatus,
  type Locale,
} from '@stoa/domain';
import { createTranslator } from 'use-intl/core';
import { wordsIn } from '../test/wordsIn.ts';
import mineEn from './words/en/mine.ts';
import settingsEn from './words/en/settings.ts';
import en from './words/en/user.ts';
import type { MineTranslate, SettingsTranslate, UserTranslate } from './words/index.ts';
import mineZhCN from './words/zh-CN/mine.ts';
import settingsZhCN from './words/zh-CN/settings.ts';
import zhCN from './words/zh-CN/user.ts';

/** Translator of this area's messages in a language. */
export const userIn = (locale: Locale): UserTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { user: en }, namespace: 'user' })
    : createTranslator({ locale, messages: { user: zhCN }, namespace: 'user' });

/** Translator of the messages about the person's own courses, notes and follows. */
export const mineIn = (locale: Locale): MineTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { mine: mineEn }, namespace: 'mine' })
    : createTranslator({ locale, messages: { mine: mineZhCN }, namespace: 'mine' });

/** The account of a shop assistant, whose company manages the picture. */
export function profileFixture(locale: Locale): Profile {
  const say = wordsIn(locale);
  return {
    user: {
      faceImg: '',
      realName: say('林小满', 'Lin Xiaoman'),
      hideVipModule: false,
      vipStatus: VipStatus.Active,
      vipExpireTime: null,
      allowCreateKnowledge: false,
      compulsoryCredit: 17.5,
      electiveCredit: 8,
      switchFlg: false,
      lecturer: false,
      mentor: false,
      admin: false,
      userId: 1,
      id: 11,
      companyId: 1001,
    },
    phoneMasked: '138****0001',
    email: 'lin@example.com',
    jobNumber: 'SR0001',
    orgPath: [say('晨曦零售', 'Sunrise Retail'), say('华东区', 'East China'), say('静安店', 'Jing’an Shop')],
    title: say('店员', 'Shop Assistant'),
    jobLevel: JobLevel.Grassroots,
    entryTime: Date.UTC(2025, 5, 2, 2),
    gender: Gender.Female,
    editable: ['realName', 'gender', 'email'],
    hasPassword: true,
  };
}

export const settingsIn = (locale: Locale): SettingsTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { settings: settingsEn }, namespace: 'settings' })
    : createTranslator({ locale, messages: { settings: settingsZhCN }, namespace: 'settings' });

export const sessionsNow = 1_764_000_000_000;

/** The computer in use, and a phone of yesterday. */
export const sessionsFixture: readonly LoginSession[] = [
  {
    sessionId: 'desk',
    browser: 'Chrome',
    system: 'Windows',
    signInTime: sessionsNow - 3_600_000,
    lastSeenTime: sessionsNow - 60_000,
    current: true,
  },
  {
    sessionId: 'phone',
    browser: 'Safari',
    system: 'iOS',
    signInTime: sessionsNow - 86_400_000,
    lastSeenTime: sessionsNow - 7_200_000,
    current: false,
  },
];

/** All kinds of messages are switched on; the first two are prescribed by the company. */
export const settingsFixture: readonly NotificationSetting[] = valuesOf(NotificationKind).map((kind) => ({
  kind,
  inApp: true,
  fixed: kind === NotificationKind.System || kind === NotificationKind.Task,
}));

/** Notes on two courses and on one that is gone; one note is about a course as a whole. */
export function notesFixture(locale: Locale): Note[] {
  const say = wordsIn(locale);
  const note = (noteId: number, content: string, more: Partial<Note> = {}): Note => ({
    noteId,
    courseId: 201,
    courseTitle: say('客诉处理五步法', 'Handling complaints in five steps'),
    itemId: 20101,
    itemTitle: say('先听完，再开口', 'Listen first, then speak'),
    content,
    isPublic: false,
    updatedTime: Date.UTC(2026, 2, 9, 2),
    mine: true,
    likeNum: 0,
    ...more,
  });
  return [
    note(
      5,
      say('先复述一遍顾客的话，再给方案。', 'Repeat what the customer said before offering a way out.'),
      {
        position: 42,
      },
    ),
    note(
      4,
      say(
        '三步：核实、给方案、跟进。\n跟进要约好时间，当天没有结果也要回一个电话。',
        'Three steps: check, offer, follow up.\nAgree on a time to follow up, and call even without a result.',
      ),
      { isPublic: true },
    ),
    note(3, say('排面要按黄金视线高度检查。', 'Check the display at eye level.'), {
      courseId: 205,
      courseTitle: say('陈列的秘密', 'The secrets of display'),
      itemId: undefined,
      itemTitle: undefined,
    }),
    note(2, say('旧课程的笔记还在。', 'The note on an old course is still here.'), {
      courseId: 299,
      courseTitle: undefined,
      itemId: undefined,
      itemTitle: undefined,
    }),
  ];
}

const follow = (
  kind: TargetKind,
  id: number,
  title: string,
  summary: string,
  meta: string[],
): SearchResult => ({
  kind,
  target: { kind, id },
  title,
  summary,
  coverUrl: '',
  meta,
  score: 0,
});

/** A lecturer, a teacher and a collection that the person follows. */
export function followsFixture(locale: Locale): SearchResult[] {
  const say = wordsIn(locale);
  return [
    follow(
      TargetKind.Lecturer,
      811,
      say('苏映雪', 'Su Yingxue'),
      say('门店培训经理', 'Store Training Manager'),
      [say('带教', 'On-the-job training')],
    ),
    follow(TargetKind.Teacher, 801, say('许知远', 'Xu Zhiyuan'), say('管理学副教授', 'Associate professor'), [
      say('沟通', 'Communication'),
    ]),
    follow(
      TargetKind.Special,
      3,
      say('AI 提效', 'Faster with AI'),
      say('从会用到用好：把重复的工作交给助手。', 'Hand repetitive work to an assistant.'),
      [],
    ),
  ];
}
