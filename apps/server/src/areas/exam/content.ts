import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oneOf } from '../../db/oneOf.ts';
import { examPaper, examQuestion } from '../../db/schema/index.ts';
import type { StoredAsk, StoredSection } from '../../db/schema/exam.ts';
import type { SessionContext } from '../../http/handle.ts';
import { asSystemWithin } from '../account/sessions.ts';

export type QuestionRow = typeof examQuestion.$inferSelect;

/** Sections and questions of an exam, right answers included. */
export interface ExamContent {
  readonly sections: readonly StoredSection[];
  readonly questions: ReadonlyMap<number, QuestionRow>;
  readonly password: string;
}

/**
 * How long content is cached in memory. It changes only in the back office, and five hundred people who start
 * an exam together need it at once.
 */
const keptMs = 30_000;
const mostKept = 100;

type Shelf = Map<number, { readonly at: number; readonly content: ExamContent }>;

/** The cached content of each database. */
const kept = new WeakMap<Database, Shelf>();

const nothing: ExamContent = { sections: [], questions: new Map(), password: '' };

/** Reads the contents of exams by their ids, with one statement for all. Runs as the system. */
async function readContents(
  tx: Database,
  examIds: readonly number[],
): Promise<ReadonlyMap<number, ExamContent>> {
  const rows = await tx
    .select({ paper: examPaper, question: examQuestion })
    .from(examPaper)
    .leftJoin(examQuestion, eq(examQuestion.examId, examPaper.examId))
    .where(oneOf(examPaper.examId, examIds));
  const contents = new Map<number, ExamContent & { questions: Map<number, QuestionRow> }>();
  for (const { paper, question } of rows) {
    const { examId, sections, password } = paper;
    const content = contents.get(examId) ?? { sections, password, questions: new Map() };
    contents.set(examId, content);
    if (question !== null) content.questions.set(question.questionId, question);
  }
  return contents;
}

/** Reads the content of one exam. Runs as the system. */
export const readContent = async (tx: Database, examId: number): Promise<ExamContent> =>
  (await readContents(tx, [examId])).get(examId) ?? nothing;

type Reader = Pick<SessionContext, 'tx' | 'session' | 'services' | 'now'>;

/** The contents of exams by their ids; the caller must have checked that the person may take them. */
export async function contentsOf(
  context: Reader,
  examIds: readonly number[],
): Promise<ReadonlyMap<number, ExamContent>> {
  const { tx, services, now } = context;
  const shelf = kept.get(services.db) ?? (new Map() satisfies Shelf);
  kept.set(services.db, shelf);
  const isFresh = (examId: number): boolean =>
    Math.abs(now - (shelf.get(examId)?.at ?? Number.NEGATIVE_INFINITY)) < keptMs;
  const missing = examIds.filter((examId) => !isFresh(examId));
  if (missing.length > 0) {
    const read = await asSystemWithin(context, () => readContents(tx, missing));
    if (shelf.size + missing.length > mostKept) shelf.clear();
    for (const [examId, content] of read) shelf.set(examId, { at: now, content });
    const others = examIds.flatMap((examId) => {
      const content = shelf.get(examId)?.content;
      return content === undefined ? [] : [[examId, content] as const];
    });
    return new Map([...others, ...read]);
  }
  return new Map(examIds.map((examId) => [examId, shelf.get(examId)?.content ?? nothing]));
}

/** The content of an exam; the caller must have checked that the person may take it. */
export const contentOf = async (context: Reader, examId: number): Promise<ExamContent> =>
  (await contentsOf(context, [examId])).get(examId) ?? nothing;

/** The stored question of each id. */
export const asksOf = ({ questions }: ExamContent): ReadonlyMap<number, StoredAsk> =>
  new Map([...questions].map(([questionId, { ask }]) => [questionId, ask]));
