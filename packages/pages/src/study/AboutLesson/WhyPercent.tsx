import type { StudyEvidence } from '@stoa/api/contract/study';
import { Button } from '@stoa/ui/Button';
import { ErrorState } from '@stoa/ui/ErrorState';
import { EvidencePanel } from '@stoa/ui/EvidencePanel';
import { Text } from '@stoa/ui/Text';
import type { Load } from '../../common/index.ts';
import type { WhyTranslate } from '../words/index.ts';
import { evidencePanelOf } from './evidence.ts';

export interface WhyPercentProps {
  /** `notOffered` when this back end cannot explain a percentage. */
  evidence: Exclude<Load<StudyEvidence>, { state: 'loading' }> | { readonly state: 'notOffered' };
  t: WhyTranslate;
}

/** Explains the percentage of a lesson: what counted, what did not and why, and what is still needed. */
export function WhyPercent({ evidence, t }: WhyPercentProps) {
  switch (evidence.state) {
    case 'ready':
      return <EvidencePanel {...evidencePanelOf(evidence.data, t)} />;
    case 'notOffered':
      return <Text tone="muted">{t('notOffered')}</Text>;
    case 'failed':
      return (
        <ErrorState title={t('failed')} compact>
          <Button onClick={evidence.onRetry}>{t('retry')}</Button>
        </ErrorState>
      );
    default:
      return evidence satisfies never;
  }
}
