import { studyEvidence } from '@stoa/api/contract/study';
import { useApi } from '@stoa/api/react';
import { WhyPercent as Percent } from '@stoa/pages/study/AboutLesson';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { whyWords } from '../../catalogue.ts';
import { useCatalogue } from '../../../../i18n/catalogues.ts';
import { useLanguage, Words } from '../../../../i18n/Language.tsx';
import { loadOf } from '../../../../common/load.ts';
import { Waiting } from '../../../../common/Waiting.tsx';

export interface WhyPercentProps {
  courseId: number;
  itemId: number;
}

function Why(lesson: WhyPercentProps) {
  const t = useTranslations('why');
  const answer = useApi(studyEvidence, lesson, { silent: true });
  const evidence = loadOf(answer);
  return evidence.state === 'loading' ? <Waiting /> : <Percent evidence={evidence} t={t} />;
}

function Ready(props: WhyPercentProps) {
  const { locale } = useLanguage();
  return (
    <Words catalogue={useCatalogue(locale, [whyWords])}>
      <Why {...props} />
    </Words>
  );
}

/** Explains the percentage of a lesson: what counted, what did not and why, and what is still needed. */
export default function WhyPercent(props: WhyPercentProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Ready {...props} />
    </Suspense>
  );
}
