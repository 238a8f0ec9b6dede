import type { ExternalEntry, ExternalExam } from '@stoa/api/contract/exam';
import { CompanyStatus, ErrorCode } from '@stoa/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { company, exam, examAttempt, examGuest } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { BusinessError } from '../../http/errors.ts';
import { openGuestSession } from '../../http/guests.ts';
import type { OpenContext } from '../../http/handle.ts';
import { limitEntry, limitLink } from '../../http/limits.ts';
import type { Entered } from '../../http/limits.ts';
import type { Run } from '../../http/register.ts';
import { readContent } from './content.ts';
import { isPassword } from './password.ts';
import type { AttemptRow, ExamRow } from './queries.ts';
import { countedOf } from './rules/attempts.ts';
import { folded } from './rules/score.ts';
import { attemptBriefOf, examInfoOf } from './summary.ts';

type CompanyRow = typeof company.$inferSelect;

/** The exam of a link; an unknown code and a closed company answer the same, 4010. */
async function externalOr4010(tx: Database, code: string): Promise<{ exam: ExamRow; company: CompanyRow }> {
  const [found] = await tx
    .select({ exam, company })
    .from(exam)
    .innerJoin(company, eq(company.companyId, exam.companyId))
    .where(and(eq(exam.externalCode, code), eq(company.status, CompanyStatus.Active)));
  if (found === undefined) throw new BusinessError(ErrorCode.ExternalCode);
  return found;
}

export const externalInfo: Run<'externalExamInfo'> = (context, { code }): Promise<ExternalExam> => {
  const { services, address, now, text, media } = context;
  return limitLink(services, address, now, () =>
    asSystem(services.db, async (tx) => {
      const found = await externalOr4010(tx, code);
      return {
        exam: await examInfoOf({ ...context, tx }, found.exam, []),
        fields: found.exam.externalFields,
        companyName: text(found.company.name),
        logo: media(found.company.logo),
        colorPrimary: found.company.colorPrimary,
      };
    }),
  );
};

type EnterRequest = Parameters<Run<'externalExamEnter'>>[1];

/** Refuses a form that lacks a field which the exam requires. */
function demandFields({ externalFields }: ExamRow, request: EnterRequest): void {
  const missing = externalFields.find((field) => (request[field] ?? '') === '');
  if (missing !== undefined) throw new BusinessError(ErrorCode.ParamInvalid, { field: missing });
}

interface Arrived {
  readonly guestId: number;
  /** Whether the guest was here before. */
  readonly known: boolean;
}

/**
 * The guest with this phone number and name. Another name is another guest, because a refusal would tell a
 * stranger whose number has been here.
 */
async function guestOf(tx: Database, row: ExamRow, request: EnterRequest, now: number): Promise<Arrived> {
  const { phone, name } = request;
  const find = async (): Promise<number | undefined> => {
    const found = await tx
      .select({ guestId: examGuest.guestId, name: examGuest.name })
      .from(examGuest)
      .where(and(eq(examGuest.examId, row.examId), eq(examGuest.phone, phone)))
      .orderBy(asc(examGuest.guestId));
    return found.find((one) => folded(one.name) === folded(name))?.guestId;
  };
  const before = await find();
  if (before !== undefined) return { guestId: before, known: true };
  const [made] = await tx
    .insert(examGuest)
    .values({
      examId: row.examId,
      companyId: row.companyId,
      phone,
      name,
      company: request.company ?? '',
      jobNumber: request.jobNumber ?? '',
      email: request.email ?? '',
      createTime: now,
    })
    .onConflictDoNothing()
    .returning({ guestId: examGuest.guestId });
  const guestId = made?.guestId ?? (await find());
  if (guestId === undefined) throw new Error('A guest was neither found nor made.');
  return { guestId, known: made === undefined };
}

const attemptsOfGuest = (tx: Database, guestId: number): Promise<AttemptRow[]> =>
  tx.select().from(examAttempt).where(eq(examAttempt.guestId, guestId)).orderBy(asc(examAttempt.no));

async function entryOf(
  tx: Database,
  context: OpenContext,
  request: EnterRequest,
): Promise<Entered<ExternalEntry>> {
  const { now } = context;
  const { exam: row } = await externalOr4010(tx, request.code);
  demandFields(row, request);
  if (row.rules.needPassword) {
    const { password } = await readContent(tx, row.examId);
    if (!isPassword(request.password ?? '', password)) throw new BusinessError(ErrorCode.ExamPassword);
  }
  const { guestId, known } = await guestOf(tx, row, request, now);
  const { examId, companyId } = row;
  const { token } = await openGuestSession(tx, { guestId, examId, companyId }, now);
  const attempts = await attemptsOfGuest(tx, guestId);
  const { canStart, blockMsg } = await examInfoOf({ ...context, tx }, row, attempts);
  const counted = countedOf(attempts, row.rules.scoreRule);
  const answer: ExternalEntry = {
    access_token: token,
    guestId,
    examId,
    canStart,
    blockMsg,
    attempts: attempts.map((attempt) => attemptBriefOf(row, attempt, counted, now)),
  };
  return { answer, known };
}

/** Answers `externalExamEnter`; a person who enters again is the same guest, with a new token. */
export const enterExternal: Run<'externalExamEnter'> = (
  context: OpenContext,
  request,
): Promise<ExternalEntry> => {
  const { services, address, now } = context;
  const who = { link: request.code, phone: request.phone, address };
  return limitEntry(services, who, now, () => asSystem(services.db, (tx) => entryOf(tx, context, request)));
};
