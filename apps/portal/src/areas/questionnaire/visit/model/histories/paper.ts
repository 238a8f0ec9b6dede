import type { Questionnaire } from '@stoa/api/contract/questionnaire';
import { AnonymousMode, QuestionKind } from '@stoa/domain';

const options = ['A', 'B'].map((key) => ({ key, text: key }));

/** Three questions: the second is shown by the first, and the third must be answered. */
export const questionnaireWith = (anonymousMode: AnonymousMode, multiSubmit: boolean): Questionnaire => ({
  questionnaireId: 7,
  companyId: 1,
  title: 'Seven',
  introHtml: '',
  anonymousMode,
  multiSubmit,
  thanksHtml: 'Thanks',
  questions: [
    { questionId: 1, kind: QuestionKind.Single, stemHtml: 'One', options },
    {
      questionId: 2,
      kind: QuestionKind.ShortAnswer,
      stemHtml: 'Two',
      showWhen: { questionId: 1, keys: ['A'] },
    },
    { questionId: 3, kind: QuestionKind.Single, stemHtml: 'Three', options, required: true },
  ],
});

export const modes = Object.values(AnonymousMode);
