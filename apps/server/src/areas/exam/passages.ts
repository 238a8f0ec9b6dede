import { TargetKind } from '@stoa/domain';
import { and, desc, sql } from 'drizzle-orm';
import { exam } from '../../db/schema/index.ts';
import { holdsAny, lowered } from '../../shared/passages.ts';
import type { PassageSource } from '../../shared/passages.ts';
import { plainText } from '../../shared/plainText.ts';
import { visibleExams } from './queries.ts';

const mostExams = 30;

/** Exams that the person would find in the list of exams: their descriptions, never their questions. */
export const examPassages: PassageSource = {
  about: async (context, _viewer, words) => {
    const rows = await context.tx
      .select({ id: exam.examId, title: exam.title, description: exam.description })
      .from(exam)
      .where(
        and(
          visibleExams(context),
          holdsAny(sql`${lowered(exam.title)} || ${lowered(exam.description)}`, words),
        ),
      )
      .orderBy(desc(exam.createTime), desc(exam.examId))
      .limit(mostExams);
    return rows.map(({ id, title, description }) => ({
      kind: TargetKind.Exam,
      id,
      target: { kind: TargetKind.Exam, id },
      title,
      summary: { zh: plainText(description.zh), en: plainText(description.en) },
      words: [],
    }));
  },
};
