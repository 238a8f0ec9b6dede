import type { NotificationSetting } from '@stoa/api/contract/notification';
import type { LoginSession, Profile } from '@stoa/api/contract/profile';
import { Gender, JobLevel, NotificationKind, valuesOf, VipStatus, type Locale } from '@stoa/domain';
import { createTranslator } from 'use-intl/core';
import { wordsIn } from '../test/wordsIn.ts';
import en from './words/en/user.ts';
import type { UserTranslate } from './words/index.ts';
import zhCN from './words/zh-CN/user.ts';

/** Translator of this area's messages in a language. */
export const userIn = (locale: Locale): UserTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { user: en }, namespace: 'user' })
    : createTranslator({ locale, messages: { user: zhCN }, namespace: 'user' });

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

/** Everything is told; the first two kinds are prescribed. */
export const settingsFixture: readonly NotificationSetting[] = valuesOf(NotificationKind).map((kind) => ({
  kind,
  inApp: true,
  fixed: kind === NotificationKind.System || kind === NotificationKind.Task,
}));
