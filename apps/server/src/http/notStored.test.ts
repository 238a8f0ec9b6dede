import { courseDetail } from '@stoa/api/contract/course';
import { noteSave } from '@stoa/api/contract/interact';
import { searchQuery } from '@stoa/api/contract/search';
import { studyHeartbeat, studyStart } from '@stoa/api/contract/study';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enterOwner } from '../db/scope.ts';
import { startTestServer } from '../test/server.ts';
import type { TestAnswer, TestServer } from '../test/server.ts';

let app: TestServer;
let token = '';
beforeAll(async () => {
  app = await startTestServer();
  token = await app.signIn('13800000001');
});
afterAll(() => app.close());

/** Errors of PostgreSQL when it cannot store a row. */
const failures = [
  ['a full disk', '53100', 'is full', 'could not extend file "base/5/17946": No space left on device'],
  [
    'a disk that may only be read',
    '42501',
    'cannot be written',
    'could not open file "base/5/17946": Read-only file system',
  ],
  [
    'a database that may only be read',
    '25006',
    'cannot be written',
    'cannot execute INSERT in a read-only transaction',
  ],
  [
    'a disk with errors',
    '58030',
    'is damaged',
    'could not read blocks 3..3 in file "base/5/17946": I/O error',
  ],
] as const;

const asOwner = (statement: string): Promise<void> =>
  app.database.db.transaction(async (tx) => {
    await enterOwner(tx);
    await tx.execute(sql.raw(statement));
  });
async function withFailure(table: string, state: string, message: string): Promise<void> {
  await asOwner(`create or replace function no_room() returns trigger language plpgsql as
    $$ begin raise exception using errcode = '${state}', message = '${message}'; end $$`);
  await asOwner(`create trigger no_room before insert or update on ${table} execute function no_room()`);
}
const withRoom = (table: string): Promise<void> => asOwner(`drop trigger no_room on ${table}`);

let keys = 0;
const save = (language: string): Promise<TestAnswer> => {
  keys += 1;
  const idemKey = `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
  return app.call('POST', noteSave.path, {
    token,
    headers: { 'accept-language': language },
    json: { idemKey, courseId: 201, itemId: 20_101, content: 'What was typed', isPublic: false, position: 0 },
  });
};

describe('a write for which there was no space', () => {
  test.each(failures)(
    'on %s says that nothing was stored, and succeeds later',
    async (_, state, wrong, message) => {
      await withFailure('note', state, message);
      expect(await save('zh')).toMatchObject({
        status: 507,
        code: 1015,
        msg: '服务器暂时无法存储，内容没有保存，请保留您的内容，稍后再试',
        data: null,
      });
      expect(await save('en')).toMatchObject({
        status: 507,
        msg: 'The server cannot store anything at the moment, so nothing was saved. Keep what you entered and try again later',
      });
      expect(app.lines).toContain(`${noteSave.path} failed: the storage ${wrong} (${message})`);
      await withRoom('note');
      expect(await save('en')).toMatchObject({ status: 200, code: 200 });
    },
  );

  test('of a background call is reported only by its HTTP status', async () => {
    const started = await app.call('POST', studyStart.path, {
      token,
      json: { courseId: 201, playerTag: 'tab' },
    });
    expect(started.code).toBe(200);
    const { session, item } = started.data;
    await withFailure('study_session', '53100', 'No space left on device');
    const beat = await app.call('POST', studyHeartbeat.path, {
      token,
      json: {
        sessionId: session?.['sessionId'],
        itemId: item?.['itemId'],
        seq: 1,
        event: 'TICK',
        playerTag: 'tab',
        position: 1,
        rate: 1,
        segments: [[0, 1]],
        activeSeconds: 1,
        clientTime: app.now(),
      },
    });
    await withRoom('study_session');
    expect(beat).toMatchObject({ status: 507, code: 507, msg: '' });
  });
});

describe('while there is no room', () => {
  test.each([
    ['a course', courseDetail, { courseId: 202 }, 'course_visit'],
    ['a search', searchQuery, { keyword: '门店' }, 'search_history'],
    ['a course for a person who comes back later', courseDetail, { courseId: 202 }, 'session'],
  ] as const)('%s is still answered', async (_, call, query, table) => {
    app.advance(120);
    await withFailure(table, '53100', 'No space left on device');
    const { status, code } = await app.call('GET', call.path, { token, query });
    await withRoom(table);
    expect({ status, code }).toEqual({ status: 200, code: 200 });
  });
});
