import type { AnswerRefusal, SentSheet } from '@stoa/api/contract/exam';
import { QuestionKind, UploadStatus } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { uploadFile } from '../../db/schema/index.ts';
import type { StoredAnswer, StoredAttachment } from '../../db/schema/exam.ts';
import type { SessionContext } from '../../http/handle.ts';
import { mediaPathOf } from '../upload/store.ts';
import type { ExamContent, QuestionRow } from './content.ts';
import { questionIdsOf } from './marks.ts';
import type { AttemptRow } from './queries.ts';
import { refusalOf } from './rules/answers.ts';

export interface RefusedAnswer {
  readonly questionId: number;
  readonly reason: AnswerRefusal;
}

/** The answers of a set that can be stored, and the rejected ones with their reasons. */
export interface StorableSet {
  readonly answers: StoredAnswer[];
  readonly refused: RefusedAnswer[];
}

/** The caller's own completely uploaded files by id; a guest has none. */
async function ownFiles(
  { tx, session }: Pick<SessionContext, 'tx' | 'session'>,
  fileIds: readonly number[],
): Promise<ReadonlyMap<number, StoredAttachment>> {
  if (fileIds.length === 0 || session.guest !== undefined) return new Map();
  const rows = await tx
    .select()
    .from(uploadFile)
    .where(
      and(
        oneOf(uploadFile.fileId, fileIds),
        eq(uploadFile.userId, session.userId),
        eq(uploadFile.companyId, session.companyId),
        eq(uploadFile.state, UploadStatus.End),
      ),
    );
  return new Map(
    rows.map((row) => [
      row.fileId,
      { fileId: row.fileId, name: row.name, ext: row.ext, size: row.size, path: mediaPathOf(row) },
    ]),
  );
}

const takesFiles = ({ ask }: QuestionRow): boolean =>
  ask.kind === QuestionKind.ShortAnswer && ask.allowFiles === true;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/**
 * Divides a set of answers into those that can be stored and those that cannot. When a new answer cannot be
 * stored, the stored one is kept.
 */
export async function storableSet(
  context: Pick<SessionContext, 'tx' | 'session' | 'now'>,
  { questions }: Pick<ExamContent, 'questions'>,
  attempt: Pick<AttemptRow, 'layout' | 'answers' | 'checked'>,
  sent: Readonly<SentSheet>,
): Promise<StorableSet> {
  const placed = new Set(questionIdsOf(attempt));
  const before = new Map(attempt.answers.map((answer) => [answer.questionId, answer]));
  const files = await ownFiles(
    context,
    sent.flatMap((answer) => (answer.files ?? []).map(({ fileId }) => fileId)),
  );
  const refused: RefusedAnswer[] = [];
  const kept = new Map<number, StoredAnswer>();
  const refuse = (questionId: number, reason: AnswerRefusal): void => {
    refused.push({ questionId, reason });
    const known = before.get(questionId);
    if (known !== undefined) kept.set(questionId, known);
  };
  for (const { questionId, values, files: sentFiles = [], typedTime } of sent) {
    const question = placed.has(questionId) ? questions.get(questionId) : undefined;
    if (question === undefined) {
      refuse(questionId, 'UNKNOWN');
      continue;
    }
    if (attempt.checked.includes(questionId)) {
      const known = before.get(questionId);
      if (known !== undefined) kept.set(questionId, known);
      if (!isSame(known?.values ?? [], values)) refused.push({ questionId, reason: 'CHECKED' });
      continue;
    }
    const reason = refusalOf(question.ask, values);
    const own = sentFiles.flatMap(({ fileId }) => files.get(fileId) ?? []);
    if (reason !== undefined) refuse(questionId, reason);
    else if (own.length < sentFiles.length || (own.length > 0 && !takesFiles(question))) {
      refuse(questionId, 'FILES');
    } else {
      kept.set(questionId, {
        questionId,
        values,
        ...(own.length > 0 && { files: own }),
        // A device that sends a time in the future must not win over every other window until then.
        ...(typedTime !== undefined && { typedTime: Math.min(typedTime, context.now) }),
      });
    }
  }
  // A question that was checked keeps its answer even if the new set does not contain it.
  for (const questionId of attempt.checked) {
    const known = before.get(questionId);
    if (known !== undefined) kept.set(questionId, known);
  }
  return { answers: [...kept.values()], refused };
}
