import { AccessState, ChargeKind, ProgressState } from '@stoa/domain';
import { expect, test, vi } from 'vitest';
import { everywhere } from '../../../test/resolve.ts';
import { lessonFixture, studyIn, studyPanelsIn } from '../../fixtures.ts';
import { blockOf, endingOf, type BlockFacts, type EndingFacts } from './front.ts';

const still = () => undefined;
const lesson = lessonFixture('zh-CN');
const said = { courseId: 208, t: studyPanelsIn('zh-CN'), study: studyIn('zh-CN'), resolve: everywhere };

const block = (
  blocker: BlockFacts['blocker'],
  course: BlockFacts['course'] = lesson.course,
  viewer: BlockFacts['viewer'] = { member: false },
) => blockOf({ ...said, blocker, course, viewer, onOpen: still, onHere: still, onPresent: still });
const ending = (change: Partial<EndingFacts>) =>
  endingOf({
    ...said,
    lesson,
    end: { kind: 'last' },
    secondsLeft: undefined,
    awards: [],
    mayRate: false,
    onOpen: still,
    onStay: still,
    onAgain: still,
    ...change,
  });

test('a locked lesson leads to the one that must be completed first, or to the course if that is not known', () => {
  expect(block({ kind: 'order', first: lesson.item })).toMatchObject({
    title: '请先完成“一对一沟通怎么谈”',
    action: { label: '去学这一节' },
  });
  expect(block({ kind: 'order', first: undefined })).toMatchObject({
    link: { href: '/course/detail?courseId=208' },
  });
});

test('a price is shown only for a course that has one, and it is the price for this person', () => {
  const access = AccessState.NeedBuy;
  const sold = {
    ...lesson.course,
    access,
    chargeKind: ChargeKind.Paid,
    priceFen: 19_900,
    vipPriceFen: 13_900,
  };
  expect(block({ kind: 'buy' }, sold).text).toContain('¥199.00');
  expect(block({ kind: 'buy' }, sold, { member: true }).text).toContain('¥139.00');
  expect(block({ kind: 'vip' }).text).not.toContain('¥');
  expect(block({ kind: 'trial' }, undefined).text).not.toContain('¥');
});

test('a person who did not answer in time reads that time no longer counts, and the counter stops', () => {
  const check = { kind: 'presence', checkId: 'a' } as const;
  expect(block({ ...check, secondsLeft: 48 })).toMatchObject({ key: 'a', count: '48' });
  const over = block({ ...check, secondsLeft: 0 });
  expect(over.count).toBeUndefined();
  expect(over.text).not.toBe(block({ ...check, secondsLeft: 48 }).text);
});

const [item] = lesson.chapters.flatMap(({ items }) => items);
if (item === undefined) throw new Error('The fixture has no lesson.');

test('only films and recordings play automatically; everything else opens', () => {
  const film = ending({ end: { kind: 'next', item, plays: true }, secondsLeft: 4 });
  expect([film.text, film.primary?.label]).toEqual(['4 秒后播放', '立即播放']);
  const paper = ending({ end: { kind: 'next', item, plays: false }, secondsLeft: 4 });
  expect([paper.text, paper.primary?.label]).toEqual(['4 秒后打开', '立即打开']);
});

test('the end of a lesson that is not complete says how much counted, and continues where something was missed', () => {
  const onAgain = vi.fn<(from: number) => void>();
  const progress = { ...lesson.progress, percent: 1, covered: [[99, 100]] as [number, number][] };
  const short = { ...lesson.item, duration: 100 };
  const end = ending({
    lesson: { ...lesson, item: short, progress },
    end: { kind: 'incomplete', from: 12 },
    onAgain,
  });
  expect(end.title).toBe('这一节看了 1%，还不算完成');
  expect(end.text).toBe('看满 90% 即完成，还差 1 分 29 秒。');
  expect(end.primary?.label).toBe('从未看处继续');
  end.primary?.onAct();
  expect(onAgain).toHaveBeenCalledWith(12);
  expect(ending({ end: { kind: 'incomplete', from: undefined } }).primary?.label).toBe('再看一遍');
});

test('the last lesson leads to the one that is still open, else to the course', () => {
  const onOpen = vi.fn<(itemId: number) => void>();
  const open = ending({ end: { kind: 'open', item }, onOpen });
  expect(open.title).toBe(`接着学：${item.title}`);
  open.primary?.onAct();
  expect(onOpen).toHaveBeenCalledWith(item.itemId);
  expect(ending({}).link?.href).toBe('/course/detail?courseId=208');
});

test('the end of a course counts the credits of this visit, and asks for a rating once', () => {
  const progress = { state: ProgressState.Completed, percent: 100 };
  const whole = {
    end: { kind: 'course' as const },
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
