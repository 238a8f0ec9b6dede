import type { StudyEvidence } from '@stoa/api/contract/study';
import { EvidencePanel } from '@stoa/ui/EvidencePanel';
import { Text } from '@stoa/ui/Text';
import { NotLoaded, type Load } from '../../common/index.ts';
import type { WhyTranslate } from '../words/index.ts';
import { evidencePanelOf } from './evidence.ts';

export interface WhyPercentProps {
  /** `absent` when this back end cannot explain a percentage. */
  evidence: Exclude<Load<StudyEvidence>, { state: 'loading' }>;
  t: WhyTranslate;
}

/** Explains the percentage of a lesson: what counted, what did not and why, and what is still needed. */
export function WhyPercent({ evidence, t }: WhyPercentProps) {
  switch (evidence.state) {
    case 'ready':
      return <EvidencePanel {...evidencePanelOf(evidence.data, t)} />;
    case 'absent':
      return <Text tone="muted">{t('notOffered')}</Text>;
    case 'failed':
      return <NotLoaded load={evidence} retry={t('retry')} title={t('failed')} compact />;
    default:
      return evidence satisfies never;
  }
}
