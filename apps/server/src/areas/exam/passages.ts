import { TargetKind } from '@stoa/domain';
import { and, desc, sql } from 'drizzle-orm';
import { exam } from '../../db/schema/index.ts';
import { holdsAny, lowered } from '../../shared/passages.ts';
import type { PassageSource } from '../../shared/passages.ts';
import { visibleExams } from './queries.ts';

const mostExams = 30;
const tags = /<[^>]*>/g;
const plain = (html: string): string => html.replaceAll(tags, ' ').trim();

/** Exams that the person would find in the list of exams: what they are about, never a question of theirs. */
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
      summary: { zh: plain(description.zh), en: plain(description.en) },
      words: [],
    }));
  },
};
