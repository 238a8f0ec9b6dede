import { ArrowLeft, Eye } from 'lucide-react';
import { AppShellHeader } from '@stoa/ui/AppShell';
import { Button } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import { IconButton } from '@stoa/ui/IconButton';
import { Tag } from '@stoa/ui/Tag';
import * as frame from '../ExamBar.css.ts';
import * as styles from '../ExamPage.css.ts';
import type { ExamPageProps } from '../types.ts';
import { Clock } from './Clock.tsx';
import { SaveLine } from './SaveLine.tsx';

type BarProps = Pick<
  ExamPageProps,
  'exam' | 'attempt' | 'now' | 'save' | 'switchCount' | 'lock' | 't' | 'onHandIn' | 'onLeave'
> & { switchLimit: number; numberOf: (questionId: number) => number | undefined };

/** The number of the attempt; the maximum is shown if the exam limits it. */
const attemptOf = ({ exam, attempt, t }: Pick<BarProps, 'exam' | 'attempt' | 't'>): string =>
  exam.maxAttempts === 0
    ? t('attemptOnly', { no: attempt.no })
    : t('attempt', { no: attempt.no, most: exam.maxAttempts });

/** One row above the paper: the exam, whether answers are saved, the time left, and the button to hand in. */
export function Bar(props: BarProps) {
  const { exam, attempt, now, save, switchCount, switchLimit, lock, numberOf, t, onHandIn, onLeave } = props;
  const handingIn = lock?.kind === 'handingIn';
  return (
    <AppShellHeader>
      <div className={frame.bar} data-part="bar">
        {onLeave && (
          <IconButton
            glyph={ArrowLeft}
            directional
            label={t('leave.name')}
            onClick={onLeave}
            className={styles.wayOut}
          />
        )}
        <h1 className={frame.title} title={exam.title}>
          {exam.title}
        </h1>
        <Tag className={styles.attempt}>{attemptOf(props)}</Tag>
        <SaveLine save={save} numberOf={numberOf} t={t} />
        <span className={styles.end}>
          {/* A limit of 0 means that there is none. */}
          {switchLimit > 0 && (
            <span
              className={styles.leaves}
              data-state={switchCount >= switchLimit ? 'last' : undefined}
              data-part="leaves"
            >
              <Icon glyph={Eye} />
              <bdi>{t('left', { count: switchCount, limit: switchLimit })}</bdi>
            </span>
          )}
          <Clock attempt={attempt} now={now} t={t} />
          <Button
            className={styles.press}
            disabled={lock !== undefined && !handingIn}
            loading={handingIn}
            onClick={onHandIn}
          >
            {t(handingIn ? 'handingIn' : 'handIn')}
          </Button>
        </span>
      </div>
    </AppShellHeader>
  );
}
