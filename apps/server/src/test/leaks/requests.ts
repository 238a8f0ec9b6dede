import { course } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { actorsOn } from '../matrix/actors.ts';
import { ask } from '../matrix/ask.ts';
import type { Asked } from '../matrix/run.ts';
import { callOf } from '../probe.ts';

/** The reason of the requests for access that a colleague has made. */
export const reasonOfColleague = 'asked for by a colleague';

/**
 * Pages of courses that show the request of a colleague. All of them are opened, because a page shows a
 * request only while the course is closed to the person.
 */
export async function foreignRequests(app: Asked): Promise<string[]> {
  const actor = (await actorsOn(app)).find(({ name }) => name === 'of company A');
  const token = await actor?.token();
  const courses = await asSystem(app.database.db, (tx) => tx.select({ id: course.courseId }).from(course));
  const found: string[] = [];
  for (const { id } of courses) {
    const fields = { courseId: id };
    const cell = { title: 'request', fields, added: [], expects: 'may be answered' } as const;
    const answer = await ask(app, callOf('X13'), cell, token);
    if (JSON.stringify(answer.data).includes(reasonOfColleague)) found.push(`course ${id} shows a request`);
  }
  return found;
}
