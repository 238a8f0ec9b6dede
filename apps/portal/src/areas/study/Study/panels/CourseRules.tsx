import { HowItCounts } from '@stoa/pages/study/StudyPage/panels';
import { useTranslations } from 'use-intl';
import type { PanelFacts } from './types.ts';

/** How the course counts progress, according to its policy. */
export function CourseRules({ state }: Pick<PanelFacts, 'state'>) {
  const t = useTranslations('studyPanels');
  const policy = (state.start ?? state.outline)?.policy;
  return policy ? <HowItCounts policy={policy} t={t} /> : null;
}
