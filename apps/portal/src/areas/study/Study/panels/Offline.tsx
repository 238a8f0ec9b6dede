import { Alert } from '@stoa/ui/Alert';
import { useTranslations } from 'use-intl';

/** What is learned now waits on this device. */
export function Offline() {
  const t = useTranslations('studyPanels');
  return (
    <Alert tone="warning" live="polite">
      {t('offline')}
    </Alert>
  );
}
