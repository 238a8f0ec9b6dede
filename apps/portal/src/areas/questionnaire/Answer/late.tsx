import { SurveyBones } from '@stoa/pages/questionnaire/SurveyBones';
import { lazyPart } from '../../../common/lazyPart.tsx';

const load = () => import('./surveyParts.ts');

// The code of the questions loads beside the call that opens the questionnaire.
load().catch(() => undefined);

const waiting = <SurveyBones />;

export const Questions = lazyPart(async () => ({ default: (await load()).Questions }), { waiting });
export const ElsewhereState = lazyPart(async () => ({ default: (await load()).ElsewhereState }), { waiting });
export const QuestionnaireThanksPage = lazyPart(
  async () => ({ default: (await load()).QuestionnaireThanksPage }),
  { waiting },
);
/** Has the code that shows answers, which is not needed to give them. */
export const ReadOnly = lazyPart(() => import('./ReadOnly.tsx'), { waiting });
