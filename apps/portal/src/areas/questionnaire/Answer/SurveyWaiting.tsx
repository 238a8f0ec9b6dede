import { NotLoaded, type Load } from '@stoa/pages/common';
import { SurveySkeleton } from '@stoa/pages/questionnaire/SurveySkeleton';
import { useTranslations } from 'use-intl';

/** A questionnaire that is loading, or could not be loaded. */
export function SurveyWaiting({ load }: { load: Load<unknown> }) {
  const t = useTranslations('questionnaires');
  if (load.state === 'loading' || load.state === 'ready') return <SurveySkeleton />;
  return <NotLoaded load={load} retry={t('retry')} level={1} />;
}
