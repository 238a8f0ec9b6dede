import { isNotOffered } from '@stoa/api';
import { studyEvidence } from '@stoa/api/contract/study';
import { useApi } from '@stoa/api/react';
import { Button } from '@stoa/ui/Button';
import { ErrorState } from '@stoa/ui/ErrorState';
import { EvidencePanel } from '@stoa/ui/EvidencePanel';
import { Text } from '@stoa/ui/Text';
import { Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { whyWords } from '../../catalogue.ts';
import { useCatalogue } from '../../../../i18n/catalogues.ts';
import { useLanguage, Words } from '../../../../i18n/Language.tsx';
import { Waiting } from '../../../../common/Waiting.tsx';
import { whyView } from './whyView.ts';

export interface WhyPercentProps {
  courseId: number;
  itemId: number;
  /** This back end cannot explain a percentage: what leads here may go. */
  onNotOffered?: () => void;
}

function Why({ courseId, itemId, onNotOffered }: WhyPercentProps) {
  const t = useTranslations('why');
  const { data, error, reload } = useApi(studyEvidence, { courseId, itemId }, { silent: true });
  const missing = isNotOffered(error);
  useEffect(() => {
    if (missing) onNotOffered?.();
  }, [missing, onNotOffered]);

  if (data !== undefined) return <EvidencePanel {...whyView(data, t)} />;
  if (missing) return <Text tone="muted">{t('notOffered')}</Text>;
  if (error !== undefined) {
    return (
      <ErrorState title={t('failed')} compact>
        <Button onClick={() => void reload()}>{t('retry')}</Button>
      </ErrorState>
    );
  }
  return <Waiting />;
}

function Ready(props: WhyPercentProps) {
  const { locale } = useLanguage();
  return (
    <Words catalogue={useCatalogue(locale, [whyWords])}>
      <Why {...props} />
    </Words>
  );
}

/** Why the percentage of a lesson is what it is: what counted, what did not and why, what is still needed. */
export default function WhyPercent(props: WhyPercentProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Ready {...props} />
    </Suspense>
  );
}
