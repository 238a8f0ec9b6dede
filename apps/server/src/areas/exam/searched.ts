import { TargetKind } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { exam } from '../../db/schema/index.ts';
import type { SearchSource } from '../../shared/search.ts';
import { visibleExams } from './queries.ts';

const tags = /<[^>]*>/g;

/** Exams that the person would find in the list of exams. */
export const searchedExams: SearchSource = {
  kinds: [TargetKind.Exam],
  documents: (context) => ({
    from: exam,
    where: visibleExams(context),
    kind: sql`${TargetKind.Exam}`,
    id: exam.examId,
    title: sql`stoa_folded(${exam.title})`,
    summary: sql`stoa_folded(${exam.description})`,
    subjects: sql<number>`0`,
    popularity: sql`0`,
    freshTime: exam.createTime,
  }),
  cards: async ({ tx, text, media }, ids) => {
    const rows = await tx.select().from(exam).where(oneOf(exam.examId, ids));
    return new Map(
      rows.map(({ examId, title, description, coverUrl }) => [
        examId,
        {
          title: text(title),
          summary: text(description).replaceAll(tags, ' ').trim(),
          coverUrl: coverUrl === '' ? undefined : media(coverUrl),
          facts: [],
          subjects: [],
        },
      ]),
    );
  },
};
