import { questionnaireDetail } from '@stoa/api/contract/questionnaire';
import { useApi } from '@stoa/api/react';
import { useTranslations } from 'use-intl';
import { loadOf } from '../../../common/load.ts';
import { useScreenTitle } from '../../../common/title.ts';
import { NoSurvey } from '../NoSurvey.tsx';
import { ReadOnly } from './late.tsx';
import { SurveyWaiting } from './SurveyWaiting.tsx';

/** One record of the person that was handed in with their name. */
export function Record({ questionnaireId, recordId }: { questionnaireId: number; recordId: number }) {
  const t = useTranslations('questionnaires');
  const detail = useApi(questionnaireDetail, { questionnaireId, recordId });
  const { data, error } = detail;
  useScreenTitle(data?.questionnaire.title ?? t('records'));
  if (data === undefined && error?.kind === 'business') return <NoSurvey />;
  return data ? <ReadOnly detail={data} /> : <SurveyWaiting load={loadOf(detail)} />;
}
