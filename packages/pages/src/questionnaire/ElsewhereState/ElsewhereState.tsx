import { Button } from '@stoa/ui/Button';
import { ErrorState } from '@stoa/ui/ErrorState';
import type { SurveyTranslate } from '../words/index.ts';

/** Informs the person that another window of this browser continues the questionnaire. */
export function ElsewhereState({ t, onHere }: { t: SurveyTranslate; onHere: () => void }) {
  return (
    <ErrorState kind="outdated" level={1} title={t('elsewhere.title')} description={t('elsewhere.text')}>
      <Button onClick={onHere}>{t('elsewhere.here')}</Button>
    </ErrorState>
  );
}
