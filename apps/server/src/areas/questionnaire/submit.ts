import { AnonymousMode, ErrorCode } from '@stoa/domain';
import { dayOf } from '../../clock.ts';
import { questionnaireRecord, questionnaireTaken } from '../../db/schema/index.ts';
import type { StoredReply } from '../../db/schema/questionnaire.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import type { Run } from '../../http/register.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { endDraft } from './draft.ts';
import { handedIn } from './rules.ts';
import { doneBy, questionnaireOr404 } from './queries.ts';
import type { Done, QuestionnaireRow } from './queries.ts';
import { blockOf } from './views.ts';
import { addAnonymousAnswers } from './voices.ts';

/**
 * Whether answers are stored anonymously; if the respondent may choose, they are unless the request says
 * otherwise.
 */
export function isAnonymous(mode: AnonymousMode, chosen: boolean | undefined): boolean {
  switch (mode) {
    case AnonymousMode.Named:
      return false;
    case AnonymousMode.Anonymous:
      return true;
    case AnonymousMode.RespondentChooses:
      return chosen ?? true;
    default:
      return mode satisfies never;
  }
}

const nextNo = ({ records, taken }: Done): number =>
  Math.max(0, ...records.map(({ no }) => no), ...taken.map(({ no }) => no)) + 1;

/** Stores that somebody took part, and separately the answers. */
async function storeNameless(
  context: SessionContext,
  { questionnaireId }: QuestionnaireRow,
  no: number,
  replies: StoredReply[],
): Promise<boolean> {
  const { tx, session, now } = context;
  const { userId, companyId } = session;
  const day = dayOf(now);
  const stored = await tx
    .insert(questionnaireTaken)
    .values({ questionnaireId, userId, companyId, no, day })
    .onConflictDoNothing()
    .returning({ no: questionnaireTaken.no });
  if (stored.length === 0) return false;
  await asSystemWithin(context, () =>
    addAnonymousAnswers(tx, { questionnaireId, companyId }, { day, replies }),
  );
  return true;
}

type Request = Parameters<Run<'questionnaireSubmit'>>[1];

/**
 * Stores answers with the person's name; returns the id of the record, or undefined when the same person has
 * handed in at the same time.
 */
async function storeNamed(
  { tx, session, now }: SessionContext,
  { questionnaireId }: QuestionnaireRow,
  no: number,
  replies: StoredReply[],
  {
    idemKey: _idemKey,
    questionnaireId: _id,
    answers: _answers,
    anonymous: _anonymous,
    usedSeconds,
    ...origin
  }: Request,
): Promise<number | undefined> {
  const { userId, companyId } = session;
  const [record] = await tx
    .insert(questionnaireRecord)
    .values({
      questionnaireId,
      userId,
      companyId,
      no,
      replies,
      usedSeconds: Math.round(usedSeconds),
      context: origin,
      submitTime: now,
    })
    .onConflictDoNothing()
    .returning({ recordId: questionnaireRecord.recordId });
  return record?.recordId;
}

export const submitQuestionnaire: Run<'questionnaireSubmit'> = async (context, request) => {
  const { now, text } = context;
  const row = await questionnaireOr404(context, request.questionnaireId);
  const done = await doneBy(context, [row.questionnaireId]);
  const block = blockOf(row, done, now);
  if (block !== undefined) throw new BusinessError(block);
  const handed = handedIn(row.questions, request.answers);
  if ('missing' in handed) throw new BusinessError(ErrorCode.QnRequired, { n: handed.missing });
  if ('wrong' in handed)
    throw new BusinessError(ErrorCode.ParamInvalid, { field: `answers ${handed.wrong}` });
  const no = nextNo(done);
  const nameless = isAnonymous(row.anonymousMode, request.anonymous);
  const recordId = nameless ? undefined : await storeNamed(context, row, no, handed.replies, request);
  const isStored = nameless ? await storeNameless(context, row, no, handed.replies) : recordId !== undefined;
  if (!isStored) throw new BusinessError(ErrorCode.QnDone);
  await endDraft(context, row);
  return { recordId, thanksHtml: text(row.thanksHtml), awards: [] };
};
