import { ChargeKind, ProgressState } from '@stoa/domain';
import { expect, test } from 'vitest';
import { everywhere } from '../../../test/resolve.ts';
import { lessonFixture, studyIn, studyPanelsIn } from '../../fixtures.ts';
import { blockOf, endingOf, type BlockFacts, type EndingFacts } from './front.ts';

const still = () => undefined;
const lesson = lessonFixture('zh-CN');
const said = { courseId: 208, t: studyPanelsIn('zh-CN'), study: studyIn('zh-CN'), resolve: everywhere };

const block = (hindrance: BlockFacts['hindrance'], course: BlockFacts['course'] = lesson.course) =>
  blockOf({ ...said, hindrance, course, onOpen: still, onHere: still, onPresent: still });
const ending = (change: Partial<EndingFacts>) =>
  endingOf({
    ...said,
    lesson,
    next: undefined,
    secondsLeft: undefined,
    awards: [],
    mayRate: false,
    onOpen: still,
    onStay: still,
    onAgain: still,
    ...change,
  });

test('a locked lesson leads to the one before it, or to the course where that is not known', () => {
  expect(block({ kind: 'order', first: lesson.item })).toMatchObject({
    title: '请先完成“一对一沟通怎么谈”',
    action: { label: '去学这一节' },
  });
  expect(block({ kind: 'order', first: undefined })).toMatchObject({
    link: { href: '/course/detail?courseId=208' },
  });
});

test('a price is said only of a course that has one', () => {
  const sold = { ...lesson.course, chargeKind: ChargeKind.Paid, priceFen: 19_900 };
  expect(block({ kind: 'buy' }, sold).text).toContain('¥199.00');
  expect(block({ kind: 'vip' }).text).not.toContain('¥');
  expect(block({ kind: 'trial' }, undefined).text).not.toContain('¥');
});

test('whoever did not answer in time reads that it does not count, and no second runs any more', () => {
  const check = { kind: 'presence', checkId: 'a' } as const;
  expect(block({ ...check, secondsLeft: 48 })).toMatchObject({ key: 'a', count: '48' });
  const over = block({ ...check, secondsLeft: 0 });
  expect(over.count).toBeUndefined();
  expect(over.text).not.toBe(block({ ...check, secondsLeft: 48 }).text);
});

test('the end of a lesson leads on: to the next, back to what is missing, or to the course', () => {
  const done = { ...lesson, progress: { ...lesson.progress, completedTime: 1 } };
  expect(ending({ next: lesson.chapters[1]?.items[1] }).primary?.label).toBe('立即播放');
  expect(ending({}).primary?.label).toBe('再看一遍');
  const last = ending({ lesson: done });
  expect(last.facts).toBeUndefined();
  expect(last.link?.href).toBe('/course/detail?courseId=208');
});

test('the end of a course counts the credits of this visit, and asks for a rating once', () => {
  const progress = { state: ProgressState.Completed, percent: 100 };
  const whole = {
    lesson: {
      ...lesson,
      course: { ...lesson.course, progress },
      progress: { ...lesson.progress, completedTime: 1 },
    },
  };
  const awards = [
    { kind: 'CREDIT' as const, title: '', value: 2 },
    { kind: 'COURSE_COMPLETED' as const, title: '店长领导力' },
  ];
  expect(ending({ ...whole, awards }).facts?.map(({ figure }) => figure)).toEqual(['100%', '2']);
  expect(ending(whole).facts).toHaveLength(1);
  expect(ending(whole).celebrates).toBe(true);
  expect(ending({ ...whole, mayRate: true }).link?.href).toBe('/course/detail?courseId=208&tab=comments');
});
