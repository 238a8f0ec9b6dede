import type { QrScan } from '@stoa/api/contract/login';
import { QrStatus, type Locale } from '@stoa/domain';
import { createTranslator } from 'use-intl/core';
import { wordsIn } from '../test/wordsIn.ts';
import en from './words/en/entry.ts';
import type { EntryTranslate } from './words/index.ts';
import zhCN from './words/zh-CN/entry.ts';

/** Translator of the entrances in a language. */
export const entryIn = (locale: Locale): EntryTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { entry: en }, namespace: 'entry' })
    : createTranslator({ locale, messages: { entry: zhCN }, namespace: 'entry' });

/** A login on another screen that the person is asked about, with a name too long for one line. */
export function scanFixture(locale: Locale): QrScan {
  const say = wordsIn(locale);
  return {
    status: QrStatus.Scanned,
    deviceText: say(
      '办公室前台的公用电脑（晨曦零售华东大区培训与人才发展中心）',
      'the shared computer at the front desk of the Training and Talent Centre, East China',
    ),
    askedTime: Date.UTC(2026, 2, 10, 2),
    browser: 'Chrome on Windows',
    domainName: 'sunrise',
    companyName:
      'Pneumonoultramicroscopicsilicovolcanoconiosis-Pneumonoultramicroscopicsilicovolcanoconiosis',
  };
}
