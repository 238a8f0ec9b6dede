import { Loaded, type Load } from '@stoa/pages/common';
import { SurveySkeleton } from '@stoa/pages/questionnaire/SurveySkeleton';
import { useTranslations } from 'use-intl';

/** A questionnaire that is loading, or could not be loaded. */
export function SurveyWaiting({ load }: { load: Load<unknown> }) {
  const t = useTranslations('questionnaires');
  return (
    <Loaded essential load={load} retry={t('retry')} skeleton={<SurveySkeleton />} level={2}>
      {() => null}
    </Loaded>
  );
}
