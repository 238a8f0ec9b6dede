import { AssignKind } from '@stoa/domain';
import type { LinkTarget, TargetKind } from '@stoa/domain';
import { and, eq, inArray, min, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { makePgArray } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { upcomingTask } from '../db/schema/index.ts';
import type { PersonScope } from '../db/scope.ts';

/** A task of one person in one company. */
export interface Assigned extends PersonScope {
  readonly target: LinkTarget;
}

const targetKind = sql`(${upcomingTask.target} ->> 'kind')::integer`;

/** Id of an assignment's target, as the database stores it. */
export const targetId = sql<number>`(${upcomingTask.target} ->> 'id')::bigint`;

/** Assignments whose target has one of these kinds. */
export const leadsToKind = (kinds: readonly TargetKind[]): SQL => inArray(targetKind, [...kinds]);

/** Assignments of one person in one company. */
export const givenTo = ({ userId, companyId }: PersonScope): SQL | undefined =>
  and(eq(upcomingTask.userId, userId), eq(upcomingTask.companyId, companyId));

/** Assignments of one person for one target, whose assignments may be stored under several kinds. */
export const givenToDo = (whose: PersonScope, kinds: readonly TargetKind[], id: number): SQL | undefined =>
  and(givenTo(whose), leadsToKind(kinds), eq(targetId, id));

/** When a person must have done each of some targets: the earliest due time, by the target's id. */
export async function dueTimesOf(
  tx: Database,
  whose: PersonScope,
  kinds: readonly TargetKind[],
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({ id: targetId.mapWith(Number), dueTime: min(upcomingTask.dueTime) })
    .from(upcomingTask)
    .where(
      and(givenTo(whose), leadsToKind(kinds), sql`${targetId} = any(${makePgArray([...ids])}::bigint[])`),
    )
    .groupBy(targetId);
  return new Map(rows.flatMap(({ id, dueTime }) => (dueTime === null ? [] : [[id, dueTime] as const])));
}

/** COMPULSORY when the person has a compulsory assignment for the target, else ELECTIVE. */
export async function assignKindOf(
  tx: Database,
  whose: PersonScope,
  kinds: readonly TargetKind[],
  id: number,
): Promise<AssignKind> {
  const compulsory = await tx.$count(
    upcomingTask,
    and(givenToDo(whose, kinds, id), eq(upcomingTask.assignKind, AssignKind.Compulsory)),
  );
  return compulsory > 0 ? AssignKind.Compulsory : AssignKind.Elective;
}
