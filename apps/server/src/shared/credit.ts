import { AssignKind } from '@stoa/domain';
import type { TargetKind } from '@stoa/domain';
import { yearOf } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { creditEntry } from '../db/schema/index.ts';
import type { PersonScope } from '../db/scope.ts';
import { assignKindOf } from './assignments.ts';
import type { Notice } from './notices.ts';
import { notify } from './notify.ts';

/** Credit that was given just now. */
export interface Granted {
  readonly entryId: number;
  readonly credit: number;
  readonly assignKind: AssignKind;
}

/** What credit is given for. */
export type Earning = PersonScope & {
  /**
   * The thing by which it was earned. `kinds` are those under which it may have been given to somebody to do; the entry
   * is kept under the first.
   */
  readonly source: { readonly kinds: readonly [TargetKind, ...TargetKind[]]; readonly id: number };
  /** Nothing is given for 0 or less. */
  readonly credit: number;
  /** The message with which the person is told. */
  readonly notice: (granted: Granted) => Notice;
} & (
    | { readonly reason: 'COMPLETE' }
    /** For bringing a colleague, who is named because each counts once; it is always elective. */
    | { readonly reason: 'SHARE'; readonly invitedUserId: number }
  );

/**
 * Gives credit and tells the person, or does nothing when the same has been given this year already. What somebody has
 * to do at this moment counts as compulsory, all else as elective.
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
  // The unique key is over valid entries, so that an entry that was revoked does not stand in the way.
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
