import { Alert } from '@stoa/ui/Alert';
import { Button } from '@stoa/ui/Button';
import { useTranslations } from 'use-intl';
import type { Waiting } from '../../turn.ts';

export interface WaitingNoticeProps {
  waiting: Waiting;
  onStop: () => void;
}

/**
 * Shown above the form while too many people sign in: the place in the queue, the time of the next try, and a
 * button to stop.
 */
export default function WaitingNotice({ waiting, onStop }: WaitingNoticeProps) {
  const t = useTranslations('login');
  return (
    <Alert
      tone="info"
      live="polite"
      style={{ marginBlockEnd: '1.5rem' }}
      action={
        <Button size="sm" variant="outline" onClick={onStop}>
          {t('stopWaiting')}
        </Button>
      }
    >
      {waiting.state === 'trying'
        ? t('trying')
        : t('waiting', {
            place: String(waiting.busy.place),
            seconds: String(waiting.busy.retryAfterSeconds),
          })}
    </Alert>
  );
}
