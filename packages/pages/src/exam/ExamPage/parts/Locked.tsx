import { Alert } from '@stoa/ui/Alert';
import { Button } from '@stoa/ui/Button';
import type { ExamTranslate } from '../../words/index.ts';
import * as styles from '../ExamPage.css.ts';
import type { ExamLock } from '../types.ts';

/** Why answers cannot be changed, and what to do about it. It stays in view while the paper scrolls. */
export function Locked({ lock, t }: { lock: ExamLock; t: ExamTranslate }) {
  switch (lock.kind) {
    case 'window':
      return (
        <Alert
          tone="warning"
          title={t('lock.windowTitle')}
          className={styles.lock}
          action={<Button onClick={lock.onContinueHere}>{t('lock.continueHere')}</Button>}
        >
          {t('lock.windowText')}
        </Alert>
      );
    case 'session':
      return (
        <Alert tone="warning" title={t('lock.sessionTitle')} className={styles.lock}>
          {t('lock.sessionText')}
        </Alert>
      );
    case 'handingIn':
      // A successful hand-in takes only a moment, and the button in the bar shows its progress.
      return (
        lock.onRetry && (
          <Alert
            tone="warning"
            title={t('lock.handingInTitle')}
            className={styles.lock}
            action={
              <Button variant="outline" onClick={lock.onRetry}>
                {t('lock.retry')}
              </Button>
            }
          >
            {t('lock.handingInText')}
          </Alert>
        )
      );
    default:
      return lock satisfies never;
  }
}
