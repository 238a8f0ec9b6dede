import { SurveySkeleton } from '@stoa/pages/questionnaire/SurveySkeleton';
import { lazyPart } from '../../../common/lazyPart.tsx';

const load = () => import('./surveyParts.ts');

// Starts to load the code of the questions while the call that opens the questionnaire is under way.
load().catch(() => undefined);

const waiting = <SurveySkeleton />;

export const Questions = lazyPart(async () => ({ default: (await load()).Questions }), { waiting });
export const ElsewhereState = lazyPart(async () => ({ default: (await load()).ElsewhereState }), { waiting });
export const QuestionnaireThanksPage = lazyPart(
  async () => ({ default: (await load()).QuestionnaireThanksPage }),
  { waiting },
);
/** Loaded late, because the code that shows answers is not needed to answer. */
export const ReadOnly = lazyPart(() => import('./ReadOnly.tsx'), { waiting });
