import type { ExamInfo } from '@stoa/api/contract/exam';
import { ExamKind, formatDuration } from '@stoa/domain';
import { useEffect, useState } from 'react';
import { Button } from '@stoa/ui/Button';
import { Checkbox } from '@stoa/ui/Checkbox';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import { useTicking } from '../../ExamPage/ticking.ts';
import type { ExamInfoTranslate } from '../../words/index.ts';
import * as styles from '../ExamInfoPage.css.ts';
import type { ExamInfoPageProps } from '../types.ts';

// Loaded late, because few exams have a password.
const PasswordDialog = lazyPart(() => import('../../ExamPage/LatePassword.ts'), { missing: orTryAgain });

type StartCardProps = Pick<ExamInfoPageProps, 'now' | 't' | 'onStart' | 'onDue'> & { info: ExamInfo };

function labelOf({ inProgressAttemptId, attempts, examKind }: ExamInfo, t: ExamInfoTranslate): string {
  if (inProgressAttemptId !== undefined) return t('goOn');
  if (attempts.length > 0) return t('again');
  return t(examKind === ExamKind.ClassPractice ? 'startPractice' : 'start');
}

/** Whole seconds until a time of the server; `undefined` without one. */
const useSecondsUntil = (time: number | undefined, now: () => number): number | undefined =>
  useTicking(() => (time === undefined ? undefined : Math.max(0, Math.ceil((time - now()) / 1000))));

const daySeconds = 86_400;

/** The waiting time: in words when it is days, otherwise as a running clock. */
const waitOf = (seconds: number, t: ExamInfoTranslate): string =>
  seconds < daySeconds
    ? formatDuration(seconds)
    : t('days', {
        days: Math.floor(seconds / daySeconds),
        hours: Math.floor((seconds % daySeconds) / 3600),
      });

/**
 * The card that starts the exam: it asks to confirm the rules, or says why the exam cannot be started now.
 */
export function StartCard({ info, now, t, onStart, onDue }: StartCardProps) {
  const { canStart, blockMsg, nextStartTime, inProgressAttemptId, rules, durationMinutes } = info;
  const [isRead, setRead] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isUnread, setUnread] = useState(false);
  const goesOn = inProgressAttemptId !== undefined;
  const left = useSecondsUntil(canStart ? undefined : nextStartTime, now);
  const isDue = left === 0;
  useEffect(() => {
    if (isDue) onDue();
  }, [isDue, onDue]);

  const begin = () => {
    if (!isRead && !goesOn) return setUnread(true);
    // A person who continues an attempt has already given the password.
    if (rules.needPassword && !goesOn) return setAsked(true);
    onStart();
  };
  return (
    <div className={styles.start}>
      {goesOn && <p className={styles.running}>{t(durationMinutes === 0 ? 'runningUntimed' : 'running')}</p>}
      {canStart && !goesOn && (
        <Checkbox
          checked={isRead}
          onCheckedChange={(checked) => {
            setRead(checked);
            setUnread(false);
          }}
        >
          {t('read')}
        </Checkbox>
      )}
      {!canStart && blockMsg !== undefined && <p className={styles.blocked}>{blockMsg}</p>}
      {left !== undefined && left > 0 && (
        <p className={styles.countdown}>{t('opensIn', { time: waitOf(left, t) })}</p>
      )}
      <Button size="lg" fullWidth disabled={!canStart} onClick={begin}>
        {labelOf(info, t)}
      </Button>
      <p role="alert" className={styles.unread}>
        {isUnread && t('readFirst')}
      </p>
      {isAsked && (
        <PasswordDialog
          words={{
            title: t('password.title'),
            label: t('password.label'),
            hint: t('password.hint'),
            enter: t('password.enter'),
            cancel: t('password.cancel'),
            empty: t('password.empty'),
          }}
          onCancel={() => setAsked(false)}
          onEnter={(password) => onStart(password)}
        />
      )}
    </div>
  );
}
