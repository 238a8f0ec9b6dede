import { Alert } from '@stoa/ui/Alert';
import type { StudyPanelsTranslate } from '../../words/index.ts';

/** Says that progress is kept on this device until the network is back. */
export function Offline({ t }: { t: StudyPanelsTranslate }) {
  return (
    <Alert tone="warning" live="polite">
      {t('offline')}
    </Alert>
  );
}
