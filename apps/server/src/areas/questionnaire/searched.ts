import { TargetKind } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { questionnaire } from '../../db/schema/index.ts';
import type { SearchSource } from '../../shared/search.ts';
import { visibleQuestionnaires } from './queries.ts';

const tags = /<[^>]*>/g;

/** Questionnaires that the person would find in the list. */
export const searchedQuestionnaires: SearchSource = {
  kinds: [TargetKind.Questionnaire],
  documents: (context) => ({
    from: questionnaire,
    where: visibleQuestionnaires(context),
    kind: sql`${TargetKind.Questionnaire}`,
    id: questionnaire.questionnaireId,
    title: sql`stoa_folded(${questionnaire.title})`,
    summary: sql`stoa_folded(${questionnaire.introHtml})`,
    subjects: sql<number>`0`,
    popularity: sql`0`,
    freshTime: questionnaire.createTime,
  }),
  cards: async ({ tx, text, media }, ids) => {
    const rows = await tx.select().from(questionnaire).where(oneOf(questionnaire.questionnaireId, ids));
    return new Map(
      rows.map(({ questionnaireId, title, introHtml, coverUrl }) => [
        questionnaireId,
        {
          title: text(title),
          summary: text(introHtml).replaceAll(tags, ' ').trim(),
          coverUrl: coverUrl === '' ? undefined : media(coverUrl),
          facts: [],
          subjects: [],
        },
      ]),
    );
  },
};
