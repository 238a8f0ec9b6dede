import type { ExamRules } from '@stoa/api/contract/exam';
import { PaperMode, ResultPolicy, ResultWhen } from '@stoa/domain';
import { expect, test } from 'vitest';
import { externalFixture } from './fixtures.ts';
import { shownRules } from './rules.ts';

const free: ExamRules = {
  ...externalFixture('zh-CN').exam.rules,
  paperMode: PaperMode.AllOnOnePage,
  switchLimit: 0,
  forceFullscreen: false,
  forbidCopy: false,
  minSubmitMinutes: 0,
  lateEntryMinutes: 0,
  resultPolicy: ResultPolicy.Score,
  resultWhen: ResultWhen.AtOnce,
};
const keysOf = (change: Partial<ExamRules>) => shownRules({ ...free, ...change }).map(({ key }) => key);

test('an exam without restrictions says that answers are kept, and when the result comes', () => {
  expect(keysOf({})).toEqual(['saved', 'atOnce']);
});

test.each([
  [{ paperMode: PaperMode.OneByOne, allowBack: true }, 'oneByOne'],
  [{ paperMode: PaperMode.OneByOne, allowBack: false }, 'onlyForward'],
  [{ switchLimit: 3 }, 'switchLimit'],
  [{ forceFullscreen: true }, 'fullScreen'],
  [{ forbidCopy: true }, 'noCopy'],
  [{ lateEntryMinutes: 15 }, 'lateEntry'],
  [{ minSubmitMinutes: 5 }, 'earliest'],
] as const)('%o is shown before the exam', (change, key) => {
  expect(keysOf(change)).toEqual(['saved', key, 'atOnce']);
});

test.each([
  [{ resultPolicy: ResultPolicy.Hidden }, 'hidden'],
  [{ resultWhen: ResultWhen.AfterMarking }, 'afterMarking'],
  [{ resultWhen: ResultWhen.AfterClose }, 'afterClose'],
] as const)('with %o the guest learns when the result comes', (change, key) => {
  expect(keysOf(change).at(-1)).toBe(key);
});
