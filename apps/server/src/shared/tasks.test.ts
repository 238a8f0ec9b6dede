import { AssignKind, ProgressState, TargetKind } from '@stoa/domain';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courseProgress, upcomingTask } from '../db/schema/index.ts';
import { asSystem } from '../db/scope.ts';
import { areas } from '../areas/index.ts';
import { startTestServer } from '../test/server.ts';
import type { Json, TestServer } from '../test/server.ts';
import { countStatements } from '../test/statements.ts';
import type { Area } from './area.ts';
import { assignKindOf } from './assignments.ts';
import type { Assigned } from './assignments.ts';
import { shownState, withStates } from './tasks.ts';

const { NotStarted, InProgress, Completed, Overdue } = ProgressState;

let app: TestServer;
let token = '';
beforeAll(async () => {
  app = await startTestServer();
  token = await app.signIn('13800000001');
});
afterAll(() => app.close());

const asked = (userId: number, companyId: number, id: number, kind: TargetKind = TargetKind.Course) => ({
  userId,
  companyId,
  target: { kind, id },
});
const statesOf = (rows: readonly Assigned[], list = areas) =>
  asSystem(app.database.db, (tx) => withStates(list, tx, rows));
const due = () => app.call('GET', '/company/company/pc/upcomingTasks', { token });
const keysOf = (data: Json) => (data['list'] ?? []).map((one) => String(one['taskKey']));

test('the task of a course has each person’s progress in that company, for a platform course under either kind', async () => {
  const rows = [
    asked(1, 1001, 201),
    asked(1, 1001, 206),
    asked(2, 1001, 201),
    asked(1, 1002, 201),
    asked(1, 1001, 101),
    asked(1, 1001, 101, TargetKind.CloudCourse),
  ];
  expect((await statesOf(rows)).map(({ state }) => state)).toEqual([
    Completed,
    InProgress,
    NotStarted,
    NotStarted,
    Completed,
    Completed,
  ]);
});

test('however many tasks there are, each area is asked with one statement', async () => {
  const few = await countStatements(app, () => statesOf([asked(1, 1001, 201)]));
  const rows = Array.from({ length: 300 }, (_, at) => asked(at % 9, 1001, 100 + at));
  const many = await countStatements(app, () => statesOf(rows));
  expect(many.statements).toBe(few.statements);
});

test('an area is asked about targets of its own kinds alone, and not at all without one', async () => {
  const heard: number[][] = [];
  const homework: Area = {
    name: 'homework',
    tasks: {
      kinds: [TargetKind.Homework],
      statesOf: (_tx, about) => {
        heard.push(about.map(({ target }) => target.id ?? 0));
        return Promise.resolve(about.map(({ target }) => (target.id === 7 ? Completed : NotStarted)));
      },
    },
  };
  const mixed = [
    asked(1, 1001, 8, TargetKind.Homework),
    asked(1, 1001, 201),
    asked(1, 1001, 7, TargetKind.Homework),
  ];
  const found = await statesOf(mixed, [...areas, homework]);
  expect(found).toEqual([
    { row: mixed[0], state: NotStarted },
    { row: mixed[1], state: Completed },
    { row: mixed[2], state: Completed },
  ]);
  await statesOf([asked(1, 1001, 201)], [...areas, homework]);
  expect(heard).toEqual([[8, 7]]);
});

test('no kind of target belongs to two areas', () => {
  const kinds = areas.flatMap(({ tasks }) => tasks?.kinds ?? []);
  expect(new Set(kinds).size).toBe(kinds.length);
});

test('what is not done by its time is overdue, and what is done stays done', () => {
  expect([shownState(NotStarted, 10, 10), shownState(NotStarted, 10, 11)]).toEqual([NotStarted, Overdue]);
  expect([shownState(InProgress, 10, 11), shownState(InProgress, null, 11)]).toEqual([Overdue, InProgress]);
  expect(shownState(Completed, 10, 11)).toBe(Completed);
});

test('tasks of an area that is not built are in no list and no count, until it is', async () => {
  const before = (await due()).data;
  await asSystem(app.database.db, (tx) =>
    tx.insert(upcomingTask).values({
      taskKey: 'homework',
      userId: 1,
      companyId: 1001,
      target: { kind: TargetKind.Homework, id: 5 },
      title: { zh: '作业', en: 'Homework' },
      assignKind: AssignKind.Compulsory,
      dueTime: app.now() - 1,
    }),
  );
  const after = (await due()).data;
  expect(keysOf(after)).toEqual(keysOf(before));
  expect([after['total'], after['overdue']]).toEqual([before['total'], before['overdue']]);
});

test('a course that is finished is no task any more, from the next call on', async () => {
  const keys = keysOf((await due()).data);
  expect(keys).toContain('plan-1-1001-1-202');
  await asSystem(app.database.db, (tx) =>
    tx
      .update(courseProgress)
      .set({ state: Completed })
      .where(inArray(courseProgress.courseId, [202])),
  );
  // The list is cut to ten, so the next one comes into view.
  const after = keysOf((await due()).data);
  expect(after.slice(0, keys.length - 1)).toEqual(keys.filter((key) => key !== 'plan-1-1001-1-202'));
  expect(after).not.toContain('plan-1-1001-1-202');
});

const kindFor = (userId: number, id: number) =>
  asSystem(app.database.db, (tx) =>
    assignKindOf(tx, { userId, companyId: 1001 }, [TargetKind.Course, TargetKind.CloudCourse], id),
  );

test('what somebody has to do is compulsory for them, and elective for everybody else', async () => {
  expect([await kindFor(1, 124), await kindFor(1, 203), await kindFor(2, 124)]).toEqual([
    AssignKind.Compulsory,
    AssignKind.Elective,
    AssignKind.Elective,
  ]);
});
