import type { Area } from '../../shared/area.ts';
import { questionnaireHandlers } from './handlers.ts';
import { questionnairePassages } from './passages.ts';
import { searchedQuestionnaires } from './searched.ts';
import { questionnaireTasks } from './tasks.ts';

/** Questionnaires, answered with a name or without. */
export const questionnaireArea: Area = {
  name: 'questionnaire',
  handlers: questionnaireHandlers,
  tasks: questionnaireTasks,
  searched: [searchedQuestionnaires],
  passages: questionnairePassages,
};
