import { HowItCounts } from '@stoa/ui/patterns/StudyPage/late';
import { useTranslations } from 'use-intl';
import { rulesOf } from './rules.ts';
import type { LateFacts } from './types.ts';

/** How the course counts, as its policy has it. */
export function CourseRules({ state }: Pick<LateFacts, 'state'>) {
  const t = useTranslations('studyPanels');
  const policy = (state.start ?? state.outline)?.policy;
  return policy ? <HowItCounts label={t('help')} rules={rulesOf(policy, t)} /> : null;
}
