import { AssignKind } from '@stoa/domain';
import type { TargetKind } from '@stoa/domain';
import { yearOf } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { creditEntry } from '../db/schema/index.ts';
import type { PersonScope } from '../db/scope.ts';
import { assignKindOf } from './assignments.ts';
import type { Notice } from './notices.ts';
import { notify } from './notify.ts';

/** Credit that was just given. */
export interface Granted {
  readonly entryId: number;
  readonly credit: number;
  readonly assignKind: AssignKind;
}

/** Why and to whom credit is awarded. */
export type Earning = PersonScope & {
  /**
   * The target by which the credit was earned. `kinds` are the kinds under which it may have been assigned;
   * the entry is stored under the first.
   */
  readonly source: { readonly kinds: readonly [TargetKind, ...TargetKind[]]; readonly id: number };
  /** Amount of credit; nothing is awarded for 0 or less. */
  readonly credit: number;
  /** The notification that the person receives. */
  readonly notice: (granted: Granted) => Notice;
} & (
    | { readonly reason: 'COMPLETE' }
    /** For inviting a colleague, whose id is stored because each colleague counts once; always elective. */
    | { readonly reason: 'SHARE'; readonly invitedUserId: number }
  );

/**
 * Awards credit and notifies the person, or does nothing if credit for the same thing was awarded in this
 * year already. A compulsory assignment at this time makes the credit compulsory, otherwise it is elective.
 */
export async function grant(
  { tx, now }: { readonly tx: Database; readonly now: number },
  earning: Earning,
): Promise<Granted | undefined> {
  const { userId, companyId, source, credit, reason } = earning;
  if (credit <= 0) return undefined;
  const assignKind =
    reason === 'SHARE'
      ? AssignKind.Elective
      : await assignKindOf(tx, { userId, companyId }, source.kinds, source.id);
  // The unique key is over valid entries only, so that a revoked entry does not prevent a new one.
  const [entry] = await tx
    .insert(creditEntry)
    .values({
      userId,
      companyId,
      assignKind,
      sourceKind: source.kinds[0],
      sourceId: source.id,
      year: yearOf(now),
      reason,
      credit,
      createTime: now,
      ...(reason === 'SHARE' ? { invitedUserId: earning.invitedUserId } : {}),
    })
    .onConflictDoNothing()
    .returning({ entryId: creditEntry.entryId });
  if (entry === undefined) return undefined;
  const granted = { entryId: entry.entryId, credit, assignKind };
  await notify({ tx, now }, [{ userId, companyId, notice: earning.notice(granted) }]);
  return granted;
}
