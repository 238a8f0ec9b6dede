import { HowItCounts } from '@stoa/pages/study/StudyPage/panels';
import { useTranslations } from 'use-intl';
import { contentsOf } from '../../model/select.ts';
import type { PanelFacts } from './types.ts';

/** How the course counts progress, according to its policy. */
export function CourseRules({ state, inWords = false }: Pick<PanelFacts, 'state'> & { inWords?: boolean }) {
  const t = useTranslations('studyPanels');
  const policy = contentsOf(state)?.policy;
  return policy ? <HowItCounts policy={policy} inWords={inWords} t={t} /> : null;
}
