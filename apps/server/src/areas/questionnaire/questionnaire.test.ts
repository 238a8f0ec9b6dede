import {
  questionnaireDetail,
  questionnaireList,
  questionnaireRecords,
  questionnaireSave,
  questionnaireSubmit,
} from '@stoa/api/contract/questionnaire';
import type { Answer } from '@stoa/api/contract/questionnaire';
import { ErrorCode } from '@stoa/domain';
import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  idempotencyRecord,
  questionnaireDraft,
  questionnaireRecord,
  questionnaireTaken,
  questionnaireVoices,
} from '../../db/schema/index.ts';
import { asSystem, enterOwner } from '../../db/scope.ts';
import { allTables } from '../../db/tables.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';

/** Questionnaires of the first company. */
const satisfaction = 101;
const engagement = 102;
const needs = 103;
const closed = 104;
const weekly = 105;

let app: TestServer;
let mine = '';
let stranger = '';
beforeAll(async () => {
  app = await startTestServer();
  mine = await app.signIn('13800000001');
  stranger = await app.signIn('13800000004', 'deepblue');
});
afterAll(() => app.close());

const key = () => crypto.randomUUID();
const answersTo = (questionnaireId: number, ...values: string[][]): Answer[] =>
  values.map((own, at) => ({ questionId: questionnaireId * 100 + at + 1, values: own }));
const list = (tab: string, token = mine) =>
  app.call('GET', questionnaireList.path, { query: { tab, pageSize: 100 }, token });
const detail = (questionnaireId: number, token = mine, more: Record<string, number> = {}) =>
  app.call('GET', questionnaireDetail.path, { query: { questionnaireId, ...more }, token });
const save = (questionnaireId: number, answers: Answer[], token = mine, more: object = {}) =>
  app.call('POST', questionnaireSave.path, { json: { questionnaireId, answers, ...more }, token });
const submit = (questionnaireId: number, answers: Answer[], token = mine, more: object = {}) =>
  app.call('POST', questionnaireSubmit.path, {
    json: { questionnaireId, answers, usedSeconds: 41.5, idemKey: key(), ...more },
    token,
  });
const whole = answersTo(satisfaction, ['5'], ['9'], ['r1:c4', 'r2:c3', 'r3:c3']);

describe('questionnaires', () => {
  test('are listed by the person’s state, only those of the own company', async () => {
    const all = await list('all');
    expect(brokenPromises(questionnaireList, all)).toEqual([]);
    const states = all.data['list']?.map((one) => [one['questionnaireId'], one['state']]);
    expect(Object.fromEntries(states ?? [])).toEqual({
      [satisfaction]: 3,
      [engagement]: 2,
      [needs]: 2,
      [closed]: 5,
      [weekly]: 4,
    });
    expect((await detail(satisfaction, stranger)).code).toBe(ErrorCode.NotFound);
    expect((await submit(satisfaction, whole, stranger)).code).toBe(ErrorCode.NotFound);
    expect((await save(satisfaction, whole, stranger)).data).toEqual({ savedTime: 0 });
  });

  test('keep a draft for every device until they are handed in', async () => {
    const draft = answersTo(satisfaction, ['3'], ['7']);
    expect((await save(satisfaction, draft)).data).toEqual({ savedTime: app.now(), seq: 2 });
    const found = await detail(satisfaction, await app.signIn('13800000001'));
    expect(brokenPromises(questionnaireDetail, found)).toEqual([]);
    expect(found.data).toMatchObject({ draft, draftSeq: 2, canAnswer: true });
  });

  test('keep the newest draft, in whatever order the saves of a window arrive', async () => {
    const writer = key();
    const sent = (value: string, seq: number) =>
      save(needs, answersTo(needs, [value]), mine, { seq, writer, baseSeq: 0 });
    expect((await sent('2', 2)).data).toEqual({ savedTime: app.now(), seq: 2 });
    expect((await sent('1', 1)).data).toEqual({ savedTime: app.now(), seq: 2 });
    await Promise.all([3, 6, 4, 5].map((seq) => sent(String(seq % 5), seq)));
    const { data } = await detail(needs);
    expect([data['draft'], data['draftSeq']]).toEqual([answersTo(needs, ['1']), 6]);
  });

  test('keep what another window has stored, and the window that lacks it receives it', async () => {
    const [one, other] = [key(), key()];
    const base = Number((await detail(needs)).data['draftSeq']);
    const first = answersTo(needs, ['3']);
    await save(needs, first, mine, { seq: base + 1, writer: one, baseSeq: base });
    const late = { seq: base + 5, writer: other, baseSeq: base };
    const overtaken = await save(needs, answersTo(needs, ['4']), mine, late);
    expect(brokenPromises(questionnaireSave, overtaken)).toEqual([]);
    expect(overtaken.data).toEqual({ savedTime: app.now(), seq: base + 1, answers: first });
    expect((await detail(needs)).data['draft']).toEqual(first);
    const joined = { ...late, seq: base + 6, baseSeq: base + 1 };
    expect((await save(needs, answersTo(needs, ['4']), mine, joined)).data['seq']).toBe(base + 6);
  });

  test('name the unanswered question and keep the other answers', async () => {
    const missing = await submit(satisfaction, answersTo(satisfaction, ['3'], ['7']));
    expect([missing.code, missing.msg]).toEqual([ErrorCode.QnRequired, '第 3 题为必答题']);
    expect((await detail(satisfaction)).data['draft']).toHaveLength(2);
  });

  test('are handed in once, however often they are sent', async () => {
    const idemKey = key();
    const all = await Promise.all([
      submit(satisfaction, whole, mine, { idemKey }),
      submit(satisfaction, whole, mine, { idemKey }),
      submit(satisfaction, whole),
    ]);
    const codes = all.map(({ code }) => code).toSorted((one, other) => one - other);
    expect(codes).toEqual([200, 200, ErrorCode.QnDone]);
    const records = await asSystem(app.database.db, (tx) =>
      tx.select().from(questionnaireRecord).where(eq(questionnaireRecord.questionnaireId, satisfaction)),
    );
    expect(records.map(({ userId, usedSeconds }) => [userId, usedSeconds])).toEqual([[1, 42]]);
    const done = await detail(satisfaction, mine, { recordId: records[0]?.recordId ?? 0 });
    expect(done.data).toMatchObject({ canAnswer: false, record: { answers: whole } });
    expect(done.data['draft']).toBeUndefined();
    // A person who returns sees their own answers, without having to know the record's number.
    expect((await detail(satisfaction)).data).toEqual(done.data);
    // Another person's record is not found.
    const other = await app.signIn('13800000002');
    expect((await detail(satisfaction, other, { recordId: records[0]?.recordId ?? 0 })).code).toBe(
      ErrorCode.NotFound,
    );
  });

  test('are refused when they are closed, and accepted again if repeating is allowed', async () => {
    expect((await submit(closed, answersTo(closed, ['3']))).code).toBe(ErrorCode.QnClosed);
    expect((await submit(weekly, answersTo(weekly, ['3']))).code).toBe(200);
    expect((await submit(weekly, answersTo(weekly, ['4']))).code).toBe(200);
    const records = await app.call('GET', questionnaireRecords.path, { query: {}, token: mine });
    expect(brokenPromises(questionnaireRecords, records)).toEqual([]);
    const ofWeek = records.data['list']?.filter((one) => Number(one['questionnaireId']) === weekly);
    expect(ofWeek).toHaveLength(3);
  });
});

const secretOf = (at: number) => `只有我${at}知道`;
const said = (step: number) => answersTo(engagement, [String(step)], ['A', 'OTHER:咖啡']);

test('a save of a closed page that arrives after the hand-in makes no draft of it, and the next answers are kept', async () => {
  const token = await app.signIn('13800000006');
  const base = Number((await detail(weekly, token)).data['draftSeq'] ?? 0);
  const closedPage = { writer: key(), baseSeq: base };
  await save(weekly, answersTo(weekly, ['2']), token, { ...closedPage, seq: base + 1 });
  expect((await submit(weekly, answersTo(weekly, ['3']), token)).code).toBe(200);
  for (const seq of [base + 1, base + 2, base + 3]) {
    const late = await save(weekly, answersTo(weekly, ['2']), token, { ...closedPage, seq });
    expect(late.data).toEqual({ savedTime: 0 });
  }
  const opened = await detail(weekly, token);
  expect(opened.data).toMatchObject({ canAnswer: true });
  expect(opened.data['draft']).toBeUndefined();
  const todo = (await list('todo', token)).data['list']?.map((one) => one['questionnaireId']);
  expect(todo).not.toContain(weekly);

  const next = Number(opened.data['draftSeq']);
  const kept = await save(weekly, answersTo(weekly, ['4']), token, {
    writer: key(),
    baseSeq: next,
    seq: next + 1,
  });
  expect(kept.data).toEqual({ savedTime: app.now(), seq: next + 1 });
  expect((await detail(weekly, token)).data['draft']).toEqual(answersTo(weekly, ['4']));
});

test('a first save that arrives after the hand-in makes no draft either', async () => {
  const token = await app.signIn('13800000009');
  expect((await submit(weekly, answersTo(weekly, ['3']), token)).code).toBe(200);
  const late = await save(weekly, answersTo(weekly, ['2']), token, { writer: key(), baseSeq: 0, seq: 1 });
  expect(late.data).toEqual({ savedTime: 0 });
  expect((await detail(weekly, token)).data['draft']).toBeUndefined();
});

describe('answers without a name', () => {
  test('are stored apart from the person: neither row, nor key, nor transaction joins them', async () => {
    const people = await Promise.all(
      Array.from({ length: 5 }, (_, at) => app.signIn(`1391001${String(at + 10).padStart(4, '0')}`)),
    );
    for (const [at, token] of people.entries()) {
      const answer = await submit(engagement, said(at + 1), token);
      expect([answer.code, answer.data['recordId']]).toEqual([200, undefined]);
      expect(brokenPromises(questionnaireSubmit, answer)).toEqual([]);
    }
    const { taken, bags, remembered } = await asSystem(app.database.db, async (tx) => ({
      taken: await tx
        .select()
        .from(questionnaireTaken)
        .where(eq(questionnaireTaken.questionnaireId, engagement)),
      bags: await tx
        .select()
        .from(questionnaireVoices)
        .where(eq(questionnaireVoices.questionnaireId, engagement)),
      remembered: await tx
        .select()
        .from(idempotencyRecord)
        .where(eq(idempotencyRecord.path, questionnaireSubmit.path)),
    }));
    // The database has who took part, and it has the answers, but no column links the two except the
    // questionnaire.
    expect(taken).toHaveLength(13);
    const voices = bags.flatMap((bag) => bag.voices);
    expect(voices).toHaveLength(13);
    const columns = [questionnaireTaken, questionnaireVoices].map((table) =>
      Object.keys(getTableColumns(table)),
    );
    expect(columns).toEqual([
      ['questionnaireId', 'userId', 'companyId', 'no', 'day'],
      ['questionnaireId', 'companyId', 'bag', 'voices'],
    ]);
    for (const voice of voices) expect(Object.keys(voice).toSorted()).toEqual(['day', 'replies']);
    // All sets of answers are in one row, so the transaction that wrote it last is the same for all of them
    // and points to nobody.
    expect(bags).toHaveLength(1);
    // The order inside the row reveals nothing either, because the row is shuffled again with each set.
    const order = voices.map(({ replies }) => replies[1]?.values.join()).map((one) => one === 'A,OTHER:咖啡');
    expect(order.filter(Boolean)).toHaveLength(5);
    // The stored answer of a repeated request is the same for everybody, whatever they answered.
    const ofEngagement = remembered.filter(({ response }) => JSON.stringify(response).includes('thanksHtml'));
    const hashes = new Set(ofEngagement.map(({ bodyHash }) => bodyHash));
    expect(hashes.size).toBe(1);
  });

  test('cannot be joined with a person: by no table, by no order of rows and by no time', async () => {
    const count = 8;
    let newestWasLast = 0;
    for (let at = 0; at < count; at += 1) {
      const token = await app.signIn(`1391001${String(at + 23).padStart(4, '0')}`);
      const answers = answersTo(engagement, ['3'], ['A', `OTHER:${secretOf(at)}`]);
      expect((await submit(engagement, answers, token)).code).toBe(200);
      app.advance(61);
      const bags = await asSystem(app.database.db, (tx) =>
        tx
          .select({ voices: questionnaireVoices.voices })
          .from(questionnaireVoices)
          .where(eq(questionnaireVoices.questionnaireId, engagement)),
      );
      const last = JSON.stringify(bags.flatMap(({ voices }) => voices).at(-1));
      if (last.includes(secretOf(at))) newestWasLast += 1;
    }
    // Whoever reads the rows after each hand-in must not find the newest answer by its place.
    expect(newestWasLast).toBeLessThan(count);

    const holding = await app.database.db.transaction(async (tx) => {
      await enterOwner(tx);
      const found: string[] = [];
      for (const table of allTables) {
        const rows = await tx.select().from(table);
        const held = rows.map((row) => JSON.stringify(row)).filter((row) => row.includes('只有我'));
        found.push(...held.map((row) => `${getTableName(table)} ${row}`));
      }
      return found;
    });
    // What was answered is in one table alone, and in one row with the answers of everybody else.
    expect(holding).toHaveLength(1);
    const [only = ''] = holding;
    expect(only).toMatch(/^questionnaire_voices /);
    for (let at = 0; at < count; at += 1) expect(only).toContain(secretOf(at));
    // It names nobody who took part, and its only times are days.
    const days = [...only.matchAll(/"day":("[^"]*"|[^,}]*)/g)].map(([, day]) => day);
    expect(days.length).toBeGreaterThan(count);
    expect(days.filter((day) => !/^"\d{4}-\d\d-\d\d"$/.test(String(day)))).toEqual([]);
    expect(only).not.toMatch(/user|person|phone|member|time/i);
  });

  test('are not drafted, and are listed as done on a day', async () => {
    const token = await app.signIn('13910010020');
    expect((await save(engagement, said(1), token)).data).toEqual({ savedTime: 0 });
    expect((await submit(engagement, said(2), token)).code).toBe(200);
    expect((await submit(engagement, said(3), token)).code).toBe(ErrorCode.QnDone);
    const drafts = await asSystem(app.database.db, (tx) =>
      tx.$count(questionnaireDraft, eq(questionnaireDraft.questionnaireId, engagement)),
    );
    expect(drafts).toBe(0);
    const records = await app.call('GET', questionnaireRecords.path, { query: {}, token });
    expect(records.data['list']).toEqual([
      {
        questionnaireId: engagement,
        title: '员工敬业度',
        anonymous: true,
        submitTime: Date.parse('2026-03-10T00:00:00+08:00'),
        viewable: false,
      },
    ]);
  });

  test('are given if the respondent chooses so, and otherwise with the name', async () => {
    const [one, two] = [await app.signIn('13910010021'), await app.signIn('13910010022')];
    const answers = answersTo(needs, ['B'], [], [], ['太忙']);
    expect((await submit(needs, answers, one)).data['recordId']).toBeUndefined();
    const withName = await submit(needs, answers, two, { anonymous: false });
    expect(withName.data['recordId']).toBeGreaterThan(10_000);
    const found = await detail(needs, two, { recordId: Number(withName.data['recordId']) });
    // The questions that the answers hide are dropped.
    expect(found.data['record']?.['answers']).toEqual(
      answersTo(needs, ['B'], [], [], ['太忙']).filter(({ values }) => values.length > 0),
    );
  });
});
