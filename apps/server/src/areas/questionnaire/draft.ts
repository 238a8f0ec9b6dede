import { AnonymousMode, judgeSave } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { questionnaireDraft } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import type { Run } from '../../http/register.ts';
import { doneBy, findQuestionnaire, handedInTime } from './queries.ts';
import type { QuestionnaireRow } from './queries.ts';
import { draftOf } from './rules.ts';
import { blockOf } from './views.ts';

export type DraftRow = typeof questionnaireDraft.$inferSelect;

/** The caller's draft of a questionnaire. */
export const ownDraft = (
  { session }: Pick<SessionContext, 'session'>,
  questionnaireId: number,
): SQL | undefined =>
  and(
    eq(questionnaireDraft.questionnaireId, questionnaireId),
    eq(questionnaireDraft.userId, session.userId),
    eq(questionnaireDraft.companyId, session.companyId),
  );

export async function findDraft(
  context: SessionContext,
  questionnaireId: number,
): Promise<DraftRow | undefined> {
  const [draft] = await context.tx
    .select()
    .from(questionnaireDraft)
    .where(ownDraft(context, questionnaireId));
  return draft;
}

/**
 * Ends the caller's draft after a hand-in. If the questionnaire may be answered again, its number stays and
 * grows, so that a save that a closed page had sent before, and that arrives only now, makes no new draft of
 * what was handed in.
 */
export async function endDraft(context: SessionContext, row: QuestionnaireRow): Promise<void> {
  const { tx, session } = context;
  const { questionnaireId, multiSubmit, anonymousMode } = row;
  if (!multiSubmit || anonymousMode !== AnonymousMode.Named) {
    await tx.delete(questionnaireDraft).where(ownDraft(context, questionnaireId));
    return;
  }
  const { userId, companyId } = session;
  const ended = { replies: [], savedTime: handedInTime, writer: null };
  await tx
    .insert(questionnaireDraft)
    .values({ ...ended, questionnaireId, userId, companyId, seq: 1 })
    .onConflictDoUpdate({
      target: [questionnaireDraft.questionnaireId, questionnaireDraft.userId, questionnaireDraft.companyId],
      set: { ...ended, seq: sql`${questionnaireDraft.seq} + 1` },
    });
}

export const saveDraft: Run<'questionnaireSave'> = async (
  context,
  { questionnaireId, answers, seq, writer, baseSeq },
) => {
  const { tx, session, now } = context;
  const row = await findQuestionnaire(context, questionnaireId);
  if (row === undefined || row.anonymousMode === AnonymousMode.Anonymous) return { savedTime: 0 };
  const done = await doneBy(context, [questionnaireId]);
  if (blockOf(row, done, now) !== undefined) return { savedTime: 0 };
  const { userId, companyId } = session;
  const change = { replies: draftOf(row.questions, answers), savedTime: now, writer: writer ?? null };
  const first = { ...change, questionnaireId, userId, companyId, seq: seq ?? 1 };
  const added = await tx
    .insert(questionnaireDraft)
    .values(first)
    .onConflictDoNothing()
    .returning({ seq: questionnaireDraft.seq });
  if (added.length > 0) return { savedTime: now, seq: first.seq };
  // The row is locked, so that of two saves that arrive together each is judged by what the other has stored.
  const [stored] = await tx
    .select()
    .from(questionnaireDraft)
    .where(ownDraft(context, questionnaireId))
    .for('update');
  if (stored === undefined) return { savedTime: 0 };
  const sent = { seq: seq ?? stored.seq + 1, writer, baseSeq };
  const judged = judgeSave({ seq: stored.seq, writer: stored.writer ?? undefined }, sent);
  switch (judged) {
    case 'REPEATED':
      return { savedTime: stored.savedTime, seq: stored.seq };
    case 'OVERTAKEN':
      if (stored.savedTime === handedInTime) return { savedTime: 0 };
      return { savedTime: stored.savedTime, seq: stored.seq, answers: stored.replies };
    case 'STORE':
      await tx
        .update(questionnaireDraft)
        .set({ ...change, seq: sent.seq })
        .where(ownDraft(context, questionnaireId));
      return { savedTime: now, seq: sent.seq };
    default:
      return judged satisfies never;
  }
};
