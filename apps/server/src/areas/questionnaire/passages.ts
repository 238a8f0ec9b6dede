import { TargetKind } from '@stoa/domain';
import { and, desc, sql } from 'drizzle-orm';
import { questionnaire } from '../../db/schema/index.ts';
import { holdsAny, lowered } from '../../shared/passages.ts';
import type { PassageSource } from '../../shared/passages.ts';
import { plainText } from '../../shared/plainText.ts';
import { visibleQuestionnaires } from './queries.ts';

const mostQuestionnaires = 30;

/** Questionnaires that the person would find in their list: their descriptions, never an answer. */
export const questionnairePassages: PassageSource = {
  about: async (context, _viewer, words) => {
    const { questionnaireId, title, introHtml, createTime } = questionnaire;
    const rows = await context.tx
      .select({ id: questionnaireId, title, introHtml })
      .from(questionnaire)
      .where(
        and(visibleQuestionnaires(context), holdsAny(sql`${lowered(title)} || ${lowered(introHtml)}`, words)),
      )
      .orderBy(desc(createTime), desc(questionnaireId))
      .limit(mostQuestionnaires);
    return rows.map((row) => ({
      kind: TargetKind.Questionnaire,
      id: row.id,
      target: { kind: TargetKind.Questionnaire, id: row.id },
      title: row.title,
      summary: { zh: plainText(row.introHtml.zh), en: plainText(row.introHtml.en) },
      words: [],
    }));
  },
};
