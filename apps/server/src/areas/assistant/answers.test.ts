import { linkTargetPath, ProgressState, TargetKind } from '@stoa/domain';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { course, upcomingTask } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { asking, textOf } from '../../test/asking.ts';
import { startTestServer } from '../../test/server.ts';
import type { Json, TestServer } from '../../test/server.ts';
import type { Area } from '../../shared/area.ts';
import { areas } from '../index.ts';

const blockchain = {
  kind: TargetKind.Exam,
  id: 5,
  target: { kind: TargetKind.Exam, id: 5 },
  title: { zh: '区块链入门考试', en: 'Blockchain exam' },
  summary: { zh: '二十题。', en: 'Twenty questions.' },
};

/** Replaces the area of exams, with one exam that nobody has taken. */
const exams: Area = {
  name: 'exam',
  tasks: {
    kinds: [TargetKind.Exam],
    statesOf: (_tx, asked) => Promise.resolve(asked.map(() => ProgressState.NotStarted)),
  },
  passages: {
    about: (_context, _viewer, words) =>
      Promise.resolve(words.includes('区块') ? [{ ...blockchain, words: [] }] : []),
  },
};

let app: TestServer;
let mine = '';
let elsewhere = '';
let colleague = '';
beforeAll(async () => {
  app = await startTestServer({}, undefined, [...areas.filter(({ name }) => name !== 'exam'), exams]);
  mine = await app.signIn('13800000001');
  elsewhere = await app.signIn('13800000001', 'deepblue');
  colleague = await app.signIn('13800000006');
});
afterAll(() => app.close());
// Advances the clock, so that the tests stay below the rate limit, except where a test is about the limit.
beforeEach(() => app.advance(61));

const { answerTo } = asking(() => ({ app, mine }));
const cites = async (question: string) =>
  (await answerTo(question))['message']?.['citations']?.map((one) => Number(one['target']?.['id'])) ?? [];

describe('an answer', () => {
  test('to what is due lists the own tasks with their dates and links, what is overdue first', async () => {
    const data = await answerTo('这周有什么要完成的？');
    expect(textOf(data)).toBe(
      [
        '本周有 **5** 项任务到期，另有 **2** 项已逾期，请先补上：',
        '',
        '- **食品安全法规**：已逾期，截止 3月7日周六 18:00（季度必修，必修）',
        '- **信息安全意识**：已逾期，截止 3月9日周一 18:00（秋季合规行动，必修）',
        '- **收银规范与防损**：3月10日周二 18:00 截止（新员工 30 天，必修）',
        '- **食品安全与门店运营 · 上岗资格考试**：3月12日周四 12:00 截止（必修）',
        '- **客诉处理五步法**：3月12日周四 18:00 截止（新员工 30 天，必修）',
        '- **陈列的秘密**：3月13日周五 18:00 截止（店员到主管，选修）',
        '- **食品安全与门店运营 · 季度考试**：3月15日周日 18:00 截止（季度必修，必修）',
      ].join('\n'),
    );
    expect(data['message']?.['citations']?.map((one) => one['target'])).toEqual([
      { kind: 1, id: 211 },
      { kind: 9, id: 124 },
      { kind: 1, id: 202 },
      { kind: 3, id: 102 },
    ]);
    expect(data['message']?.['actions']?.[0]?.['target']).toEqual({ kind: 1, id: 211 });
  });

  test('to what is due says so when nothing is due', async () => {
    expect(textOf(await answerTo('What is due this week?', { token: colleague, language: 'en' }))).toBe(
      'Nothing is due this week, and nothing is overdue.',
    );
    expect(textOf(await answerTo('我有哪些任务？', { token: colleague }))).toBe('你现在没有要完成的任务。');
  });

  test('to what is due on a day without tasks names what is overdue, and what is due later', async () => {
    const text = textOf(await answerTo('明天有什么要完成的？'));
    expect(text).toMatch(/^明天没有到期的任务，但有 \*\*2\*\* 项已逾期，请先补上：\n/);
    expect(text).toMatch(
      /接下来是：\n\n- \*\*食品安全与门店运营 · 上岗资格考试\*\*：3月12日周四 12:00 截止（必修）$/,
    );
  });

  test('to a title full of special characters shows these characters', async () => {
    const title = { zh: '**急** <b>[x](y)</b>', en: '' };
    await asSystem(app.database.db, (tx) =>
      tx.update(upcomingTask).set({ title }).where(eq(upcomingTask.taskKey, 'plan-5-1002-1-301')),
    );
    const data = await answerTo('我的任务', { token: elsewhere });
    expect(textOf(data)).toContain('**\\*\\*急\\*\\* \\<b\\>\\[x\\](y)\\</b\\>**');
    expect(data['message']?.['citations']?.[0]?.['title']).toBe(title.zh);
  });

  test('about an exam lists those that the person was given, and invents none', async () => {
    const none = await answerTo('什么时候考试？', { token: colleague });
    expect(textOf(none)).toContain('你的任务里没有考试');
    expect(textOf(none)).not.toMatch(/\d/);
    const given = await answerTo('什么时候考试？');
    expect(textOf(given)).toContain('食品安全与门店运营 · 上岗资格考试');
    expect(given['message']?.['citations']?.map((one) => one['target'])).toEqual([
      { kind: 3, id: 102 },
      { kind: 3, id: 101 },
    ]);
  });

  test('cites also what is not a course', async () => {
    const data = await answerTo('有没有关于区块链的内容？');
    expect(data['message']?.['citations']).toEqual([
      { title: '区块链入门考试', target: { kind: TargetKind.Exam, id: 5 } },
    ]);
  });

  test('continues where the person was, and gives the same credit as the study centre', async () => {
    const summary = (await app.call('GET', '/study/pc/summary', { token: mine })).data;
    const resume = await answerTo('继续上次的学习');
    const last = summary['lastCourse'];
    expect(resume['message']?.['actions']?.[0]?.['target']).toEqual({
      kind: 27,
      id: last?.['resume']?.['itemId'],
      params: { courseId: String(last?.['courseId']) },
    });
    const { compulsory, elective } = Object(summary['credit']);
    const credit = textOf(await answerTo('我有多少学分？'));
    expect(credit).toContain(`必修：**${compulsory.got}** / ${compulsory.target}`);
    expect(credit).toContain(`选修：**${elective.got}** / ${elective.target}`);
  });

  test('summarises the course that is open or named, from its own words', async () => {
    const context = { courseId: 203, itemId: 20301, route: '/course/study' };
    const open = textOf(await answerTo('总结这门课', { context }));
    for (const part of ['**陈列的秘密**', '用黄金视线摆放主推品', '顾客的眼睛先看哪里', '黄金视线']) {
      expect(open).toContain(part);
    }
    const named = textOf(
      await answerTo('Summarise Checkout and Loss Prevention', { context, language: 'en' }),
    );
    expect(named).toMatch(/^\*\*Checkout and Loss Prevention\*\*: 3 lessons/);
    expect(textOf(await answerTo('总结这门课'))).toContain('想总结哪门课？');
    const foreign = { courseId: 301, route: '/course/detail' };
    expect(textOf(await answerTo('总结这门课', { context: foreign }))).toContain('想总结哪门课？');
  });

  test('finds courses, lessons, topics and people, at most four, and leads somewhere with every link', async () => {
    const found = await answerTo('找一门关于陈列的课');
    expect(found['message']?.['citations']).toEqual([
      { title: '陈列的秘密', target: { kind: 1, id: 203 } },
      { title: '门店运营', target: { kind: 20, id: 4 } },
    ]);
    expect((await answerTo('苏映雪'))['message']?.['citations']?.[0]?.['title']).toBe('苏映雪');
    const lesson = (await answerTo('七步收银'))['message']?.['citations']?.map(
      (one) => one['target']?.['kind'],
    );
    expect(lesson).toContain(27);
    for (const question of [
      '管理',
      '这周有什么要完成的？',
      '我有多少学分？',
      '怎么修改密码',
      '你好',
      '推荐一门课',
    ]) {
      const { citations, actions } = Object((await answerTo(question))['message']);
      expect(citations.length).toBeLessThanOrEqual(4);
      expect(actions.length).toBeLessThanOrEqual(3);
      const targets = [...citations, ...actions].flatMap(({ target }) => target ?? []);
      expect(targets.filter((target) => linkTargetPath(target) === undefined)).toEqual([]);
    }
  });

  test('names nothing of another company, and no course that is not for the person', async () => {
    const rows = await asSystem(app.database.db, (tx) =>
      tx
        .select({ courseId: course.courseId, title: course.title, companyId: course.companyId })
        .from(course)
        .where(inArray(course.companyId, [1002, 1003])),
    );
    for (const { title } of rows.filter((_row, no) => no % 3 === 0)) {
      app.advance(10);
      const { text, citations } = Object((await answerTo(`找一门关于${title.zh}的课`))['message']);
      const foreign = rows.filter((row) =>
        citations.some((one: Json) => Number(one['target']?.['id']) === row.courseId),
      );
      expect([title.zh, foreign]).toEqual([title.zh, []]);
      expect(String(text)).not.toContain(`**${title.zh}**`);
    }
    expect(await cites('找一门关于陈列的课')).toContain(203);
    const choose = (userIds: number[], all = false) =>
      asSystem(app.database.db, (tx) =>
        tx
          .update(course)
          .set({ visibleScope: { all, orgIds: [], userIds } })
          .where(eq(course.courseId, 203)),
      );
    await choose([2]);
    for (const question of ['找一门关于陈列的课', '总结陈列的秘密', '好陈列与待改进陈列对照']) {
      expect([question, (await cites(question)).filter((id) => id === 203 || id > 20300)]).toEqual([
        question,
        [],
      ]);
    }
    await choose([], true);
  });

  test('says honestly that it found nothing, and what can be asked instead', async () => {
    const data = await answerTo('zzqqxx', { language: 'en' });
    expect(textOf(data)).toMatch(/^I found no answer to “zzqqxx”\./);
    expect(data['message']?.['citations']).toEqual([]);
    const prompts = data['message']?.['actions']?.map((one) => String(one['prompt'])) ?? [];
    expect(prompts).toHaveLength(3);
    for (const prompt of prompts) {
      expect(textOf(await answerTo(prompt, { language: 'en' }))).not.toContain('I found no answer');
    }
  });
});
