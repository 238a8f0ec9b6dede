import { randomUUID } from 'node:crypto';
import { noteDelete, noteList, noteSave } from '@stoa/api/contract/interact';
import { UploadStatus } from '@stoa/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { course, note, uploadFile } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';

let app: TestServer;
let mine = '';
let colleague = '';
let elsewhere = '';
let stranger = '';
/** A course that only user 2 can see. */
const hiddenCourse = 214;
beforeAll(async () => {
  app = await startTestServer();
  mine = await app.signIn('13800000006');
  colleague = await app.signIn('13800000002');
  elsewhere = await app.signIn('13800000001', 'deepblue');
  stranger = await app.signIn('13800000007', '');
  await asSystem(app.database.db, (tx) =>
    tx
      .update(course)
      .set({ visibleScope: { all: false, orgIds: [], userIds: [2] } })
      .where(eq(course.courseId, hiddenCourse)),
  );
});
afterAll(() => app.close());

const save = (json: Record<string, unknown>, token = mine) =>
  app.call('POST', noteSave.path, {
    json: { idemKey: randomUUID(), courseId: 201, content: '先复核', isPublic: false, ...json },
    token,
  });
const list = (query: Record<string, string | number>, token = mine) =>
  app.call('GET', noteList.path, { query, token });
const remove = (noteIds: readonly number[], token = mine) =>
  app.call('POST', noteDelete.path, { json: { noteIds }, token });
const stored = (noteId: number) =>
  asSystem(app.database.db, (tx) => tx.select().from(note).where(eq(note.noteId, noteId)));
const idsIn = async (query: Record<string, string | number>, token = mine) =>
  ((await list({ pageSize: 100, ...query }, token)).data['list'] ?? []).map((one) => Number(one['noteId']));

async function picture(
  owner: { userId: number; companyId: number },
  change: Partial<typeof uploadFile.$inferInsert> = {},
) {
  const [row] = await asSystem(app.database.db, (tx) =>
    tx
      .insert(uploadFile)
      .values({
        ...owner,
        key: randomUUID(),
        name: '白板.png',
        ext: 'png',
        size: 10,
        createTime: app.now(),
        scene: 'comment',
        state: UploadStatus.End,
        ...change,
      })
      .returning(),
  );
  return row?.fileId ?? 0;
}

describe('a note', () => {
  test('is stored as it was written, in the form that the contract promises', async () => {
    const answer = await save({ itemId: 20101, position: 12.5, content: '  <b>三步</b>法  ' });
    expect(answer.code).toBe(200);
    expect(brokenPromises(noteSave, answer)).toEqual([]);
    expect(answer.data).toMatchObject({
      courseId: 201,
      itemId: 20101,
      position: 12.5,
      content: '<b>三步</b>法',
      mine: true,
      isPublic: false,
    });
    const shown = await list({ scope: 'mine', courseId: 201 });
    expect(brokenPromises(noteList, shown)).toEqual([]);
    expect(shown.data['list']?.[0]).toEqual(answer.data);
  });

  test('is changed without a second one, and shows when', async () => {
    const { data } = await save({ itemId: 20101, position: 3 });
    const noteId = Number(data['noteId']);
    app.advance(60);
    const changed = await save({ noteId, content: '改过' });
    expect(changed.data).toMatchObject({ noteId, itemId: 20101, position: 3, content: '改过' });
    expect(Number(changed.data['updatedTime'])).toBe(app.now());
    expect((await save({ noteId, courseId: 202 })).code).toBe(1004);
  });

  test('written twice with one key is one note; the key with another text is refused', async () => {
    const idemKey = randomUUID();
    const before = (await list({ scope: 'mine' })).data['total'];
    const [one, other] = await Promise.all([save({ idemKey }), save({ idemKey })]);
    expect(one.data).toEqual(other.data);
    expect((await list({ scope: 'mine' })).data['total']).toBe(Number(before) + 1);
    expect((await save({ idemKey, content: '另一条' })).code).toBe(1007);
  });

  test.each([
    ['content', { content: '   ' }],
    ['content', { content: '长'.repeat(5001) }],
    ['position', { position: -1 }],
    ['isPublic', { isPublic: 'yes' }],
    ['courseId', { courseId: 0 }],
  ])('with a wrong %s is 1001', async (field, change) => {
    expect(await save(change)).toMatchObject({ code: 1001, msg: `参数错误：${field}` });
  });

  test('of a course or item that is not there for the person is not found', async () => {
    for (const place of [
      { courseId: 301 },
      { courseId: 999_999 },
      { courseId: hiddenCourse },
      { courseId: 201, itemId: 20201 },
      { courseId: 201, itemId: 30101 },
    ]) {
      expect(await save(place)).toMatchObject({ code: 1004, data: null });
    }
  });

  test('is refused for blocked words if others would read it', async () => {
    expect((await save({ content: '代　考请找我', isPublic: true })).code).toBe(1012);
    expect((await save({ content: '代考是违规的' })).code).toBe(200);
  });

  test('has the picture that the person uploaded, and nobody else’s', async () => {
    const own = { userId: 6, companyId: 1001 };
    const { data } = await save({ imageFileId: await picture(own) });
    expect(String(data['imageUrl'])).toMatch(/^\/media\/.+\/uploads\/1001\/.+\.png$/);
    expect(
      (await save({ noteId: Number(data['noteId']), content: '图还在' })).data['imageUrl'],
    ).toBeDefined();
    for (const imageFileId of [
      await picture({ userId: 2, companyId: 1001 }),
      await picture({ userId: 6, companyId: 1002 }),
      await picture(own, { state: UploadStatus.Uploading }),
      await picture(own, { ext: 'pdf' }),
      999_999,
    ]) {
      expect(await save({ imageFileId })).toMatchObject({ code: 1001, msg: '参数错误：imageFileId' });
    }
  });
});

describe('whose notes', () => {
  test('a private note is the writer’s alone, a public one is for the company', async () => {
    const hidden = Number((await save({ content: '只给自己' })).data['noteId']);
    const open = Number((await save({ content: '给大家', isPublic: true })).data['noteId']);
    const theirs = await idsIn({ scope: 'public', courseId: 201 }, colleague);
    expect(theirs).toContain(open);
    expect(theirs).not.toContain(hidden);
    expect(await idsIn({ scope: 'mine' }, colleague)).not.toContain(open);
    const seen = (await list({ scope: 'public', courseId: 201, pageSize: 100 }, colleague)).data['list'];
    expect(seen?.find((one) => Number(one['noteId']) === open)).toMatchObject({
      mine: false,
      author: { userId: 6, realName: '何青青' },
    });
  });

  test('of a platform course stay inside the company that wrote them', async () => {
    const open = Number((await save({ courseId: 101, isPublic: true })).data['noteId']);
    for (const token of [elsewhere, stranger]) {
      expect(await idsIn({ scope: 'public' }, token)).not.toContain(open);
    }
    expect(await idsIn({ scope: 'public', courseId: 101 }, colleague)).toContain(open);
  });

  test('public notes of a course outside the person’s scope cannot be read', async () => {
    expect(
      (await list({ scope: 'public', courseId: hiddenCourse }, colleague)).data['total'],
    ).toBeGreaterThan(0);
    expect(await list({ scope: 'public', courseId: hiddenCourse })).toMatchObject({ code: 1004, data: null });
    const all = (await list({ scope: 'public', pageSize: 100 })).data['list'] ?? [];
    expect(all.map((one) => Number(one['courseId']))).not.toContain(hiddenCourse);
  });

  test('somebody else’s note is neither changed nor deleted', async () => {
    const noteId = Number((await save({ isPublic: true })).data['noteId']);
    for (const token of [colleague, elsewhere, stranger]) {
      expect((await save({ noteId, content: '别人改' }, token)).code).toBe(1004);
      expect(await remove([noteId], token)).toMatchObject({ code: 1004, data: null });
    }
    expect(await stored(noteId)).toMatchObject([{ content: '先复核' }]);
  });
});

describe('the list', () => {
  test('of one item is in the order of its film; its pages have no gaps and no repeats', async () => {
    const at = [40, 5, 20];
    for (const position of at) await save({ courseId: 202, itemId: 20201, position });
    const whole = (await list({ scope: 'mine', itemId: 20201 })).data['list'] ?? [];
    expect(whole.map((one) => one['position'])).toEqual(at.toSorted((one, other) => one - other));
    const parts: unknown[] = [];
    for (const pageNo of [1, 2]) {
      const page = await list({ scope: 'mine', itemId: 20201, pageNo, pageSize: 2 });
      expect(page.data).toMatchObject({ total: 3, pages: 2 });
      parts.push(...(page.data['list'] ?? []).map((one) => one['noteId']));
    }
    expect(parts).toEqual(whole.map((one) => one['noteId']));
    expect((await list({ scope: 'mine', itemId: 20201, pageNo: 3, pageSize: 2 })).data).toMatchObject({
      list: [],
      total: 3,
    });
  });

  test('is refused without a scope', async () => {
    expect(await list({})).toMatchObject({ code: 1001, msg: '参数错误：scope' });
  });
});

test('deleting returns the number of deleted notes; if none is left, there is nothing to delete', async () => {
  const ids = [Number((await save({})).data['noteId']), Number((await save({})).data['noteId'])];
  const answer = await remove([...ids, 999_999]);
  expect(brokenPromises(noteDelete, answer)).toEqual([]);
  expect(answer.data).toEqual({ deleted: 2 });
  expect(await remove(ids)).toMatchObject({ code: 1004, data: null });
  expect((await remove([])).code).toBe(1001);
});

test('every course of the demo companies that is open has a public note', async () => {
  const rows = await asSystem(app.database.db, (tx) =>
    tx
      .select({ courseId: note.courseId, open: sql<number>`count(*) filter (where ${note.isPublic})::int` })
      .from(note)
      .groupBy(note.courseId),
  );
  // One of the sixty courses is not open yet, so it has no notes.
  expect(rows).toHaveLength(59);
  expect(rows.filter(({ open }) => open === 0)).toEqual([]);
});

test('a list across courses says which course and lesson each note is about; one of a course need not', async () => {
  const { data } = await save({ itemId: 20101, position: 3, content: '跨课程的笔记' });
  const noteId = Number(data['noteId']);
  const find = async (query: Record<string, string | number>) =>
    ((await list({ scope: 'mine', pageSize: 100, ...query })).data['list'] ?? []).find(
      (one) => Number(one['noteId']) === noteId,
    );
  expect(await find({})).toMatchObject({
    courseTitle: expect.stringMatching(/./u),
    itemTitle: expect.stringMatching(/./u),
  });
  expect(await find({ courseId: 201 })).not.toHaveProperty('courseTitle');
});

test.each([noteList, noteSave, noteDelete])('$path without a session is 401', async (call) => {
  expect(await app.call(call.method, call.path)).toMatchObject({ status: 401, code: 401 });
});

describe('a bookmark', () => {
  const item = 20101;
  const mark = (json: Record<string, unknown> = {}) =>
    save({ content: ' ', itemId: item, position: 12.4, ...json });

  test('is a note without words at a second, once, and is listed apart from the notes', async () => {
    const first = await mark();
    expect(first.code).toBe(200);
    expect(first.data).toMatchObject({ content: '', position: 12.4, isPublic: false });
    const again = await mark({ position: 12.9 });
    expect(again.data['noteId']).toBe(first.data['noteId']);
    const words = await save({ itemId: item, position: 12.4 });
    const of = (kind: string) => idsIn({ scope: 'mine', courseId: 201, itemId: item, kind });
    expect(await of('BOOKMARK')).toContain(first.data['noteId']);
    expect(await of('BOOKMARK')).not.toContain(words.data['noteId']);
    expect(await of('NOTE')).toContain(words.data['noteId']);
    expect(await of('NOTE')).not.toContain(first.data['noteId']);
  });

  test('can get a text, and a note does not lose its text', async () => {
    const { data } = await mark({ position: 30 });
    expect((await save({ noteId: data['noteId'], content: '先听' })).data).toMatchObject({
      content: '先听',
      position: 30,
    });
    expect((await save({ noteId: data['noteId'], content: '' })).code).toBe(1001);
    const [row] = await stored(Number(data['noteId']));
    expect(row?.content).toBe('先听');
  });

  test('is the person’s own, belongs to a second of an item, and has a bound', async () => {
    expect((await mark({ isPublic: true, position: 40 })).code).toBe(1001);
    expect((await mark({ itemId: undefined })).code).toBe(1001);
    expect((await mark({ position: undefined })).code).toBe(1001);
    const { data } = await mark({ position: 50 });
    const [row] = await stored(Number(data['noteId']));
    if (row === undefined) throw new Error('The bookmark was not stored.');
    const { noteId: _noteId, ...rest } = row;
    const many = Array.from({ length: 200 }, (_, at) => ({ ...rest, position: 100 + at }));
    await asSystem(app.database.db, (tx) => tx.insert(note).values(many));
    expect((await mark({ position: 60 })).code).toBe(1008);
    expect((await mark({ position: 50.5 })).code).toBe(200);
  });
});
