import { createHash } from 'node:crypto';
import { linkTargetPath, HomeModuleKind, ProgressState, TargetKind } from '@stoa/domain';
import type { ItemKind, LinkTarget } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from './accounts.ts';
import { unreadMessages } from './data/notifications.ts';
import { seedRows } from './rows.ts';
import { day } from './times.ts';

const rows = seedRows('2026-03-01', 'hash');
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Owner, charge, level and item kinds of each course, written again by hand. */
const table =
  '101 F1VVV,102 F1VAD,103 F1VVX,104 V2VVVD,105 V2VVA,106 V2VV,107 P3VVDD,108 V2VVT,109 P3VIX,110 P2VV,111 F1VVT,112 F1VT,113 F1VDX,114 V1VVA,115 V2VVVD,116 F2VX,117 F1VVL,118 V1VX,119 F1AAX,120 F2VV,121 V3VVD,122 P2VV,123 F2DX,124 F1VX,' +
  '201 F1VXE,202 F1VDE,203 F1VI,204 F1VDT,205 F1AAX,206 F1VV,207 F2VT,208 F2VVDE,209 F2VD,210 F1VVL,211 F1DE,212 F1DX,213 F3VVD,214 F1V,' +
  '301 F1VXE,302 F1VVD,303 F1VI,304 F1VDT,305 F2VVTEE,306 F2VD,307 F1VVL,308 F3VX,309 F2VV,310 F3VD,311 F1VE,312 F1VVD,313 F3VVD,314 F1XA,' +
  '401 F1VDE,402 F1VXE,403 F1AA,404 F2VTE,405 F1V,406 F2VD,407 F3VX,408 F1VDE';

const letters = 'VADITXLE';
const letterOf = (kind: ItemKind) => letters[[1, 2, 3, 4, 5, 6, 7, 8].indexOf(kind)];
const levelOf = (levels: readonly number[] | undefined) => {
  const key = levels?.join();
  return key === '1' ? 1 : key === '1,2' ? 2 : 3;
};

/** Visits every object in the rows that is a text in two languages, and every link. */
function walk(
  value: unknown,
  seen: { texts: Record<string, unknown>[]; links: LinkTarget[] },
  key = '',
): void {
  if (Array.isArray(value)) return value.forEach((one) => walk(one, seen, key));
  if (typeof value !== 'object' || value === null) return;
  if ('zh' in value || 'en' in value) seen.texts.push({ ...value });
  if ((key === 'target' || key === 'moreTarget') && isLink(value)) seen.links.push(value);
  for (const [name, one] of Object.entries(value)) walk(one, seen, name);
}
const isLink = (value: object): value is LinkTarget => 'kind' in value;

const seen: { texts: Record<string, unknown>[]; links: LinkTarget[] } = { texts: [], links: [] };
walk(rows, seen);

const isSaid = (one: unknown) => typeof one === 'string' && one.trim() !== '';

describe('the demo data', () => {
  it('is the same for the same day, and only its times move with the day', () => {
    expect(hashOf(seedRows('2026-03-01', 'hash'))).toBe(hashOf(rows));
    const later = seedRows('2026-03-02', 'hash');
    expect(hashOf(later)).not.toBe(hashOf(rows));
    expect(later.upcomingTask.map(({ dueTime }) => (dueTime ?? 0) - day)).toEqual(
      rows.upcomingTask.map(({ dueTime }) => dueTime),
    );
    expect(later.courseItem).toEqual(rows.courseItem);
  });

  it('contains the courses of the contract: owner, charge, level, kinds', () => {
    const written = rows.course.map(({ courseId, chargeKind, jobLevels }) => {
      const kinds = rows.courseItem
        .filter((item) => item.courseId === courseId)
        .map((item) => letterOf(item.itemKind));
      return `${courseId} ${'FVP'[chargeKind]}${levelOf(jobLevels)}${kinds.join('')}`;
    });
    expect(written).toEqual(table.split(','));
    const prices = rows.course
      .filter(({ priceFen }) => priceFen)
      .map(({ courseId, priceFen }) => [courseId, priceFen]);
    expect(prices).toEqual([
      [107, 19900],
      [109, 9900],
      [110, 12900],
      [122, 6900],
    ]);
    for (const { companyId, courseId } of rows.course) {
      expect(companyId).toBe([500, 1001, 1002, 1003][Math.floor(courseId / 100) - 1]);
    }
  });

  it('has as many rows of each kind as it promises', () => {
    const orgs = [1001, 1002, 1003].map((id) => rows.org.filter(({ companyId }) => companyId === id).length);
    expect(orgs).toEqual([9, 8, 6]);
    for (const id of [1001, 1002, 1003]) {
      const members = rows.member.filter(({ companyId, userId }) => companyId === id && userId > 1000);
      expect(members).toHaveLength(30);
    }
    expect(rows.account.filter(({ userId }) => userId < 1000)).toHaveLength(12);
    expect(rows.banner).toHaveLength(22);
    expect(rows.advert.map(({ slot }) => slot)).toEqual([1, 2, 3, 4]);
    expect(rows.courseCollection.filter(({ kind }) => kind === TargetKind.Special)).toHaveLength(5);
    expect(rows.courseCollection.filter(({ kind }) => kind === TargetKind.Institute)).toHaveLength(4);
    for (const { companyId } of rows.company) {
      const modules = rows.homeModule.filter((one) => one.companyId === companyId);
      expect(modules.length).toBeGreaterThanOrEqual(9);
      expect(modules.length).toBeLessThanOrEqual(12);
      expect(modules.map(({ kind }) => kind)).toContain(HomeModuleKind.Courses);
    }
    const own = rows.notification.filter(({ userId, companyId }) => userId === 1 && companyId === 1001);
    expect(own).toHaveLength(25);
    expect(own.filter(({ readFlg }) => !readFlg)).toHaveLength(unreadMessages);
    expect(rows.category.filter(({ parentId }) => parentId === 0)).toHaveLength(6);
    expect(rows.industry).toHaveLength(6);
  });

  it('says everything in Chinese and in English', () => {
    expect(seen.texts.length).toBeGreaterThan(900);
    expect(seen.texts.filter(({ zh, en }) => !isSaid(zh) || !isSaid(en))).toEqual([]);
    // English readers could not read Chinese characters left in the English text.
    expect(seen.texts.filter(({ en }) => /[\u4e00-\u9fff]/.test(String(en)))).toEqual([]);
  });

  it('has no link that leads nowhere, and links only to courses that exist', () => {
    expect(seen.links.length).toBeGreaterThan(100);
    expect(seen.links.filter((target) => linkTargetPath(target) === undefined)).toEqual([]);
    const known = new Map<TargetKind, Set<number>>();
    const know = (kind: TargetKind, ids: readonly number[]) => known.set(kind, new Set(ids));
    know(
      TargetKind.Course,
      rows.course.map(({ courseId }) => courseId),
    );
    know(
      TargetKind.CloudCourse,
      rows.course.filter(({ companyId }) => companyId === 500).map(({ courseId }) => courseId),
    );
    for (const kind of [TargetKind.Special, TargetKind.Institute]) {
      know(
        kind,
        rows.courseCollection.filter((one) => one.kind === kind).map(({ collectionId }) => collectionId),
      );
    }
    expect(seen.links.filter(({ kind, id = 0 }) => known.get(kind)?.has(id) === false)).toEqual([]);
  });

  it('gives a person only what the company may see', () => {
    const granted = new Set(
      rows.platformGrant.map(
        ({ companyId, targetKind, targetId }) => `${companyId}/${targetKind}/${targetId}`,
      ),
    );
    const owner = new Map(rows.course.map(({ courseId, companyId }) => [courseId, companyId]));
    const maySee = (companyId: number, courseId: number) =>
      owner.get(courseId) === companyId || granted.has(`${companyId}/${TargetKind.Course}/${courseId}`);
    const courseKinds: readonly unknown[] = [TargetKind.Course, TargetKind.CloudCourse];
    const led = [...rows.upcomingTask, ...rows.notification, ...rows.homeFunction, ...rows.banner].filter(
      ({ target }) => courseKinds.includes(target?.kind),
    );
    expect(led.length).toBeGreaterThan(50);
    expect(led.filter(({ companyId, target }) => !maySee(companyId, target?.id ?? 0))).toEqual([]);
    expect(rows.courseProgress.filter(({ companyId, courseId }) => !maySee(companyId, courseId))).toEqual([]);
  });

  it('gives the main learner progress everywhere and the new one none', () => {
    const mine = rows.courseProgress.filter(({ userId, companyId }) => userId === 1 && companyId === 1001);
    expect(mine.filter(({ state }) => state === ProgressState.InProgress).length).toBeGreaterThanOrEqual(5);
    expect(mine.filter(({ state }) => state === ProgressState.Completed).length).toBeGreaterThanOrEqual(3);
    const latest = mine.toSorted((a, b) => b.lastTime - a.lastTime)[0];
    const resume = rows.itemProgress.find(
      ({ userId, itemId }) => userId === 1 && itemId === latest?.lastItemId,
    );
    expect(resume?.lastPosition).toBeGreaterThan(0);
    const dues = rows.upcomingTask
      .filter(({ userId, companyId }) => userId === 1 && companyId === 1001)
      .map(({ dueTime }) => Math.floor(((dueTime ?? 0) - Date.parse('2026-02-28T16:00:00Z')) / day));
    expect(dues).toEqual(expect.arrayContaining([-3, 0, 2, 8]));
    for (const list of [
      rows.courseProgress,
      rows.itemProgress,
      rows.upcomingTask,
      rows.notification,
      rows.creditEntry,
    ]) {
      expect(list.some(({ userId }) => userId === 6)).toBe(false);
    }
  });

  it('has only progress that the study rules allow', () => {
    for (const one of rows.itemProgress) {
      const isDone = one.state === ProgressState.Completed;
      expect(one.percent === 100).toBe(isDone);
      expect(one.completedTime !== undefined).toBe(isDone);
      const length = rows.courseItem.find(({ itemId }) => itemId === one.itemId)?.duration ?? 0;
      expect(one.maxPosition ?? 0).toBeLessThanOrEqual(length);
    }
    const keys = rows.studyRecord.map(
      (one) => `${one.userId}/${one.companyId}/${one.kind}/${one.refId}/${one.day}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('puts into each course only tests of its own company, and counts them by what was handed in', () => {
    const tests = rows.courseItem.filter(({ examId }) => examId != null);
    expect(new Set(tests.map(({ courseId }) => Math.floor(courseId / 100)))).toEqual(new Set([2, 3, 4]));
    for (const { itemId, courseId, examId } of tests) {
      const exam = rows.exam.find((one) => one.examId === examId);
      const owner = rows.course.find((one) => one.courseId === courseId)?.companyId;
      expect([exam?.companyId, exam?.courseId]).toEqual([owner, courseId]);
      for (const own of rows.itemProgress.filter((one) => one.itemId === itemId)) {
        const attempt = rows.examAttempt.find(
          (one) => one.examId === examId && one.userId === own.userId && one.submitTime != null,
        );
        expect([own.state === ProgressState.Completed, own.updatedTime]).toEqual([
          attempt?.passed,
          attempt?.submitTime,
        ]);
      }
    }
    const known = new Set(rows.itemProgress.map(({ itemId }) => itemId));
    expect(tests.filter(({ itemId }) => known.has(itemId)).length).toBeGreaterThanOrEqual(6);
  });

  it('tells the start message who can sign in where', () => {
    const shown = demoAccounts().map(({ hostLabel, accounts }) => [
      hostLabel,
      accounts.map(({ jobNumber }) => jobNumber),
    ]);
    expect(shown).toEqual([
      ['', ['']],
      ['sunrise', ['SR0001', 'SR0002', 'SR0003', 'SR0004', 'SR0005', 'SR0006']],
      ['deepblue', ['DB0101', 'DB0102', 'DB0103']],
      ['qinghe', ['QH0001', 'QH0002']],
    ]);
  });

  it('has colleagues who write about every course that their company has, and nobody who writes about another', () => {
    for (const companyId of [1001, 1002, 1003]) {
      const granted = rows.platformGrant.filter(
        (one) => one.companyId === companyId && one.targetKind === TargetKind.Course,
      );
      const known = new Set([
        // A course that is not open yet has nobody who could talk about it.
        ...rows.course
          .filter((one) => one.companyId === companyId && one.openTime == null)
          .map(({ courseId }) => courseId),
        ...granted.map(({ targetId }) => targetId),
      ]);
      const members = new Set(
        rows.member.filter((one) => one.companyId === companyId).map(({ userId }) => userId),
      );
      const threads = rows.thread.filter((one) => one.companyId === companyId);
      const notes = rows.note.filter((one) => one.companyId === companyId);
      const about = threads.filter(({ targetKind }) => targetKind === TargetKind.Course);
      expect(new Set(about.map(({ targetId }) => targetId))).toEqual(known);
      expect(new Set(notes.map(({ courseId }) => courseId))).toEqual(known);
      expect([...threads, ...notes].filter(({ userId }) => !members.has(userId))).toEqual([]);
    }
    expect(rows.thread.filter(({ userId }) => userId === 6)).toEqual([]);
  });

  it('counts replies and likes of a comment as they exist', () => {
    const wrong = rows.thread.filter((one, index) => {
      const threadId = index + 1;
      const replies = rows.thread.filter(({ parentId }) => parentId === threadId).length;
      const likes = rows.relationMark.filter(
        (mark) => mark.targetKind === TargetKind.Comment && mark.targetId === threadId,
      ).length;
      return (one.replyNum ?? 0) !== replies || (one.likeNum ?? 0) !== likes;
    });
    expect(wrong).toEqual([]);
  });
});
