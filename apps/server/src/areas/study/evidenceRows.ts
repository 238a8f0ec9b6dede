import { and, eq } from 'drizzle-orm';
import { studyEvidence } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { noEvidence, withRefusals } from './evidence.ts';
import type { Evidence } from './evidence.ts';
import type { BeatOutcome } from './rules.ts';

const ownRow = ({ session }: SessionContext, itemId: number) =>
  and(
    eq(studyEvidence.userId, session.userId),
    eq(studyEvidence.companyId, session.companyId),
    eq(studyEvidence.itemId, itemId),
  );

export async function evidenceOf(context: SessionContext, itemId: number): Promise<Evidence> {
  const [row] = await context.tx.select().from(studyEvidence).where(ownRow(context, itemId));
  return row ?? noEvidence;
}

/**
 * Stores why a beat was credited with less than it reported. The row of the item's progress is locked
 * meanwhile.
 */
export async function keepEvidence(
  context: SessionContext,
  itemId: number,
  { refused, againSeconds }: Pick<BeatOutcome, 'refused' | 'againSeconds'>,
): Promise<void> {
  if (againSeconds <= 0 && refused.every(({ seconds }) => seconds <= 0)) return;
  const { tx, session, now } = context;
  const known = await evidenceOf(context, itemId);
  const next = withRefusals(known, refused, againSeconds, now);
  if (next === known) return;
  const kept = { refused: [...next.refused], againSeconds: next.againSeconds, updatedTime: now };
  await tx
    .insert(studyEvidence)
    .values({ userId: session.userId, companyId: session.companyId, itemId, ...kept })
    .onConflictDoUpdate({
      target: [studyEvidence.userId, studyEvidence.companyId, studyEvidence.itemId],
      set: kept,
    });
}
