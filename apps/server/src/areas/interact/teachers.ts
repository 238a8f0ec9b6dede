import { TargetKind } from '@stoa/domain';
import { and, isNotNull } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { course, live, person } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { roleOf } from './threadTarget.ts';

interface Target {
  readonly targetKind: TargetKind;
  readonly targetId: number;
}

const nameOf = ({ targetKind, targetId }: Target): string => `${targetKind}:${targetId}`;

/** Profile ids of the people who teach at each target. */
async function profilesOf(
  { tx }: Pick<SessionContext, 'tx'>,
  targets: readonly Target[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const idsOf = (kind: TargetKind) =>
    targets.flatMap(({ targetKind, targetId }) => (targetKind === kind ? [targetId] : []));
  const people = targets.filter(({ targetKind }) => roleOf(targetKind) !== undefined);
  const [courses, lives] = [idsOf(TargetKind.Course), idsOf(TargetKind.Live)];
  const taught =
    courses.length === 0 ? [] : await tx.select().from(course).where(oneOf(course.courseId, courses));
  const held = lives.length === 0 ? [] : await tx.select().from(live).where(oneOf(live.liveId, lives));
  return new Map([
    ...people.map((target): [string, number[]] => [nameOf(target), [target.targetId]]),
    ...taught.map(({ courseId, teacherIds }): [string, number[]] => [
      nameOf({ targetKind: TargetKind.Course, targetId: courseId }),
      teacherIds,
    ]),
    ...held.map(({ liveId, lecturerIds }): [string, number[]] => [
      nameOf({ targetKind: TargetKind.Live, targetId: liveId }),
      lecturerIds,
    ]),
  ]);
}

/** Whether the person teaches the target: a teacher's comment gets a badge, and a teacher may adopt an answer. */
export type Teaches = (userId: number, target: Target) => boolean;

export async function teachersFor(context: SessionContext, rows: readonly Target[]): Promise<Teaches> {
  const targets = [...new Map(rows.map((row) => [nameOf(row), row])).values()];
  const profiles = await profilesOf(context, targets);
  const personIds = [...new Set([...profiles.values()].flat())];
  const known =
    personIds.length === 0
      ? []
      : await context.tx
          .select({ personId: person.personId, userId: person.userId })
          .from(person)
          .where(and(oneOf(person.personId, personIds), isNotNull(person.userId)));
  const accounts = new Map(known.map(({ personId, userId }) => [personId, userId]));
  return (userId, target) =>
    (profiles.get(nameOf(target)) ?? []).some((personId) => accounts.get(personId) === userId);
}
