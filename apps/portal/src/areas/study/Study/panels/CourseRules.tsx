import { HowItCounts } from '@stoa/pages/study/StudyPage/panels';
import { useTranslations } from 'use-intl';
import { contentsOf } from '../../model/select.ts';
import type { PanelFacts } from './types.ts';

/** How the course counts progress, according to its policy. */
export function CourseRules({ state }: Pick<PanelFacts, 'state'>) {
  const t = useTranslations('studyPanels');
  const policy = contentsOf(state)?.policy;
  return policy ? <HowItCounts policy={policy} t={t} /> : null;
}
