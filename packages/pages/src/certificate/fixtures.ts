import type { Certificate, CertificateCheck } from '@stoa/api/contract/certificate';
import { CertificateState, TargetKind, type Locale } from '@stoa/domain';
import { createTranslator } from 'use-intl/core';
import { wordsIn } from '../test/wordsIn.ts';
import en from './words/en/certificates.ts';
import verifyEn from './words/en/verify.ts';
import type { CertificatesTranslate, VerifyTranslate } from './words/index.ts';
import zhCN from './words/zh-CN/certificates.ts';
import verifyZhCN from './words/zh-CN/verify.ts';

/** Translator of the person's own certificates in a language. */
export const certificatesIn = (locale: Locale): CertificatesTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { certificates: en }, namespace: 'certificates' })
    : createTranslator({ locale, messages: { certificates: zhCN }, namespace: 'certificates' });

/** Translator of the public verification in a language. */
export const verifyIn = (locale: Locale): VerifyTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { verify: verifyEn }, namespace: 'verify' })
    : createTranslator({ locale, messages: { verify: verifyZhCN }, namespace: 'verify' });

/** A valid certificate in landscape, an expired one of a course, and a revoked diploma in portrait. */
export function certificatesFixture(locale: Locale): Certificate[] {
  const say = wordsIn(locale);
  const made = (certificateId: number, title: string, more: Partial<Certificate> = {}): Certificate => ({
    certificateId,
    certificateNo: `SUNRISE-202511-00${4200 + certificateId}`,
    verifyCode: '7K3M9QXR2HTA',
    template: {
      templateId: certificateId,
      name: title,
      orientation: 'L',
      backgroundUrl: '',
      colorPrimary: '#f5722d',
      titleText: title,
      bodyText: say(
        '{name}\n于 {date} 完成「{title}」的学习与考核，\n成绩合格，特发此证。',
        'This certifies that\n{name}\ncompleted “{title}” on {date} and met its requirements.',
      ),
      issuer: say('晨曦零售培训中心', 'Sunrise Training Centre'),
      validMonths: 12,
    },
    holderName: say('林小满', 'Lin Xiaoman'),
    title,
    score: 92,
    issueTime: new Date(2025, 11, 19, 10).getTime(),
    expireTime: new Date(2026, 11, 14, 10).getTime(),
    state: CertificateState.Valid,
    source: {
      title: say('食品安全上岗考试', 'Food Safety Exam'),
      target: { kind: TargetKind.Exam, id: 101 },
    },
    verifyUrl: 'https://learn.example/certificate/verify?code=7K3M9QXR2HTA',
    ...more,
  });
  const safety = say('食品安全上岗证', 'Food Safety Certificate');
  const diploma = say('店长研修结业证', 'Store Manager Diploma');
  return [
    made(1, safety),
    made(2, say('消防安全合格证', 'Fire Safety Certificate'), {
      issueTime: new Date(2024, 2, 8, 10).getTime(),
      expireTime: new Date(2025, 2, 3, 10).getTime(),
      state: CertificateState.Expired,
      source: { title: say('安全与消防', 'Safety and Fire'), target: { kind: TargetKind.Course, id: 214 } },
    }),
    made(3, diploma, {
      template: { ...made(3, diploma).template, orientation: 'P', colorPrimary: '#8a4b2d', validMonths: 0 },
      score: undefined,
      expireTime: undefined,
      state: CertificateState.Revoked,
      source: { title: diploma, target: { kind: TargetKind.OmoClass, id: 5 } },
    }),
  ];
}

/** The public data of a certificate in each of its states. */
export function checkFixture(locale: Locale, state: CertificateState): CertificateCheck {
  const say = wordsIn(locale);
  return {
    valid: state === CertificateState.Valid,
    state,
    certificateNo: 'SUNRISE-202511-004201',
    nameMasked: say('林*', 'L*'),
    title: say('食品安全上岗证', 'Food Safety Certificate'),
    issuer: say('晨曦零售培训中心', 'Sunrise Training Centre'),
    issueTime: new Date(2025, 11, 19, 10).getTime(),
    expireTime: state === CertificateState.Revoked ? undefined : new Date(2026, 11, 14, 10).getTime(),
  };
}
