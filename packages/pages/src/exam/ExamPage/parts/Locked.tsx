import { Alert } from '@stoa/ui/Alert';
import { Button } from '@stoa/ui/Button';
import type { ExamTranslate } from '../../words/index.ts';
import * as styles from '../ExamPage.css.ts';
import type { ExamLock } from '../types.ts';

/** Why nothing can be answered, and what to do about it. It stays in view while the paper scrolls. */
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
      // A hand-in that goes well takes a moment, and the button in the bar says as much.
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
