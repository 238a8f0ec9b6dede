import { ChargeKind, TargetKind, ThreadKind } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { documents } from './data/documents/index.ts';
import { scripts } from './data/scripts/index.ts';
import { seedRows } from './rows.ts';

const rows = seedRows('2026-03-01', 'hash');
const start = Date.parse('2026-02-28T16:00:00Z');

const digits = '一二三四五六七八九十';
/** Numbers below twenty in Han characters, such as 十二. */
const numberOf = (han: string): number =>
  han.startsWith('十') && han.length > 1 ? 10 + digits.indexOf(han.slice(1)) + 1 : digits.indexOf(han) + 1;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const mediaOf = (itemId: number) => rows.courseItem.find((one) => one.itemId === itemId)?.media;

describe('the lessons', () => {
  it('have a script of their own for every film and recording, long enough to be one', () => {
    const spoken = rows.courseItem.filter(({ duration }) => duration != null);
    const own = spoken.map(({ itemId }) => scripts[itemId]?.lines ?? []);
    expect(own.filter((lines) => lines.length < 8 || lines.length > 24)).toEqual([]);
    const sentences = own.flatMap((lines) => lines.map(({ zh }) => zh));
    const twice = sentences.filter((one, index) => sentences.indexOf(one) !== index);
    expect(twice).toEqual([]);
    expect(new Set(Object.keys(scripts).map(Number))).toEqual(new Set(spoken.map(({ itemId }) => itemId)));
  });

  it('mark the chapters of their film inside it and in order', () => {
    for (const { itemId, duration, media } of rows.courseItem) {
      const times = media?.markers?.map(({ time }) => time) ?? [];
      expect([itemId, times]).toEqual([itemId, times.toSorted((one, other) => one - other)]);
      expect(times.every((time) => time < (duration ?? 0))).toBe(true);
    }
  });

  it('contain the number of items that a text promises in its title', () => {
    const promised = rows.courseItem.flatMap(({ title, media }) => {
      const [, han] =
        /([一二三四五六七八九十]+)(?:种(?:拒绝|场景)?|个模板|句话|个(?:真实)?案例|步落地|次艰难)/.exec(
          title.zh,
        ) ?? [];
      const html = media?.html;
      return han === undefined || html === undefined
        ? []
        : [[title.zh, numberOf(han), count(html.zh, /<li>/g), count(html.en, /<li>/g)]];
    });
    expect(promised.length).toBeGreaterThanOrEqual(6);
    expect(promised.filter(([, said, zh, en]) => said !== zh || said !== en)).toEqual([]);
  });

  it.each([
    [20202, /^案例/, 3],
    [20902, /^表/, 4],
    [31203, /^[一二三四五]、/, 5],
    [40802, /^第.周/, 4],
  ] as const)('the document of %d has as many parts as its title says', (itemId, part, parts) => {
    expect(documents[itemId]?.pages.filter(({ zh }) => part.test(zh))).toHaveLength(parts);
  });

  it.each([
    [21101, 12],
    [11302, 10],
    [40102, 6],
  ])('the list of %d counts up to the number in its title', (itemId, most) => {
    const points = (documents[itemId]?.pages ?? [])
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'points' ? block.items : []));
    const numbers = points.flatMap(
      (one) => /^([一二三四五六七八九十]+)、/.exec(one)?.slice(1).map(numberOf) ?? [],
    );
    expect(numbers).toEqual(Array.from({ length: most }, (_, index) => index + 1));
  });

  it('show as many pictures as their title says, and a whole week where they promise one', () => {
    expect(mediaOf(10902)?.images).toHaveLength(3);
    for (const itemId of [20702, 11103]) expect(mediaOf(itemId)?.table?.sheets[0]?.rows).toHaveLength(8);
  });

  it('earn half a credit for every five minutes that the course begins', () => {
    for (const { courseId, credit = 0, duration = 0 } of rows.course) {
      expect([courseId, credit * 10 * 60 >= (duration ?? 0)]).toEqual([courseId, true]);
      const items = rows.courseItem.filter((one) => one.courseId === courseId);
      const read = items.reduce(
        (sum, one) => sum + (one.duration == null ? Math.max(2, one.pageCount ?? 1) : 0),
        0,
      );
      expect([courseId, credit <= ((duration ?? 0) / 60 + read) / 10 + 0.5]).toEqual([courseId, true]);
    }
  });

  it('give the credit that was really earned in the notification about it', () => {
    const told = rows.notification.filter(({ title }) => title.zh.startsWith('获得 '));
    expect(told.length).toBeGreaterThan(0);
    const earned = told.map(
      ({ target }) => rows.course.find(({ courseId }) => courseId === target?.id)?.credit,
    );
    expect(told.map(({ title }) => title.zh)).toEqual(earned.map((credit) => `获得 ${credit} 学分`));
    expect(told.map(({ title }) => title.en)).toEqual(earned.map((credit) => `You earned ${credit} credits`));
  });
});

describe('the people', () => {
  it.each([1001, 1002, 1003])('of company %d have a name that nobody else there has', (companyId) => {
    const names = rows.member
      .filter((one) => one.companyId === companyId)
      .map(({ userId }) => rows.account.find((one) => one.userId === userId)?.realName?.zh);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('only write about courses that they may open', () => {
    const about = rows.thread.filter(({ targetKind }) => targetKind === TargetKind.Course);
    const written = [...about.map((one) => ({ ...one, courseId: one.targetId })), ...rows.note];
    const wrong = written.filter(({ userId, courseId }) => {
      const course = rows.course.find((one) => one.courseId === courseId);
      const person = rows.account.find((one) => one.userId === userId);
      if ((course?.openTime ?? 0) > start) return true;
      if (course?.chargeKind === ChargeKind.Vip && !((person?.vipExpireTime ?? 0) > start)) return true;
      return (
        course?.chargeKind === ChargeKind.Paid &&
        !rows.entitlement.some((one) => one.userId === userId && one.bizId === courseId)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('say each sentence about one course, in the language of their company', () => {
    const places = new Map<string, Set<number>>();
    for (const { content, targetId } of rows.thread)
      places.set(content, (places.get(content) ?? new Set()).add(targetId));
    expect([...places].filter(([, courses]) => courses.size > 1).map(([words]) => words)).toEqual([]);
    expect(rows.thread.filter(({ content }) => !/[\u4e00-\u9fff]/.test(content))).toEqual([]);
  });

  it('mention no captions if nothing is spoken', () => {
    const spoken = new Set(
      rows.courseItem.filter(({ duration }) => duration != null).map(({ courseId }) => courseId),
    );
    const silent = rows.thread.filter(
      ({ targetKind, targetId }) => targetKind === TargetKind.Course && !spoken.has(targetId),
    );
    expect(silent.length).toBeGreaterThan(0);
    expect(silent.filter(({ content }) => /字幕|语速|片子|录音/.test(content))).toEqual([]);
  });

  it('find the question, the note and the comment that their notifications mention', () => {
    const own = (courseId: number) =>
      rows.thread.filter(
        (one) => one.companyId === 1001 && one.targetKind === TargetKind.Course && one.targetId === courseId,
      );
    const question = rows.thread.findIndex(
      (one) =>
        one.companyId === 1001 &&
        one.targetId === 206 &&
        one.userId === 1 &&
        one.threadKind === ThreadKind.Question,
    );
    const answer = own(206).find(({ parentId }) => parentId === question + 1);
    const told = rows.notification.find(({ title }) => title.zh === '周以衡回复了你的提问');
    expect(told?.content.zh).toContain(answer?.content);
    expect(answer?.userId).toBe(2);
    const note = rows.note.find(
      ({ userId, companyId, courseId }) => userId === 1 && companyId === 1001 && courseId === 203,
    );
    expect(rows.notification.some(({ content }) => content.zh.includes(note?.content ?? '-'))).toBe(true);
    expect(own(111).some(({ userId, likeNum }) => userId === 1 && (likeNum ?? 0) >= 3)).toBe(true);
  });

  it('come by their notifications to the very reply, comment and answer', () => {
    const posts = rows.notification.flatMap(({ title, target }) => {
      const { threadId, postId } = target?.params ?? {};
      const post = rows.thread[Number(postId ?? threadId) - 1];
      return threadId === undefined ? [] : { title: title.zh, threadId, post };
    });
    expect(
      posts.map(({ title, threadId, post }) => [title, post?.userId, post?.parentId ?? Number(threadId)]),
    ).toEqual([
      ['周以衡回复了你的提问', 2, Number(posts[0]?.threadId)],
      ['三位同事赞了你的评论', 1, Number(posts[1]?.threadId)],
      ['你的回答被采纳', 1, Number(posts[2]?.threadId)],
    ]);
    expect(posts[2]?.post?.adopted).toBe(true);
  });
});
