import { Alert } from '@stoa/ui/Alert';
import type { StudyPanelsTranslate } from '../../words/index.ts';

/** What is learned now waits on this device. */
export function Offline({ t }: { t: StudyPanelsTranslate }) {
  return (
    <Alert tone="warning" live="polite">
      {t('offline')}
    </Alert>
  );
}
