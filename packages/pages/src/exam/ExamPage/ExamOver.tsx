import { SubmitReason } from '@stoa/domain';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AppShellHeader } from '@stoa/ui/AppShell';
import { Alert } from '@stoa/ui/Alert';
import { Button } from '@stoa/ui/Button';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import type { ExamTranslate } from '../words/index.ts';
import * as styles from './ExamOver.css.ts';
import * as page from './ExamBar.css.ts';

/** An answer that was typed in time and arrived after the hand-in. */
export interface ExamLateAnswer {
  readonly questionId: number;
  /** The question's number in the paper, if the paper is known. */
  readonly number: number | undefined;
  readonly text: string;
}

export interface ExamOverProps {
  title: string;
  /** Why it was handed in, if that is known. */
  reason: SubmitReason | undefined;
  /** Whether the result is available, still being requested, or refused. */
  result: 'there' | 'asking' | 'refused';
  /** The outcome of late answers; `refused` is the number that was not accepted. */
  late?:
    | {
        readonly state: 'sending' | 'waiting' | 'told';
        readonly answers: readonly ExamLateAnswer[];
        readonly refused: number;
      }
    | undefined;
  t: ExamTranslate;
  onResult: () => void;
  onRetry: () => void;
}

const reasons = {
  [SubmitReason.Manual]: 'manual',
  [SubmitReason.TimeOut]: 'timeOut',
  [SubmitReason.SwitchLimit]: 'switchLimit',
  [SubmitReason.Closed]: 'closed',
  [SubmitReason.EndedEarly]: 'endedEarly',
} as const satisfies Record<SubmitReason, string>;

function LateAnswers({ late, t }: { late: NonNullable<ExamOverProps['late']>; t: ExamTranslate }) {
  const { state, answers, refused } = late;
  const texts = {
    sending: t('over.lateSending'),
    waiting: t('over.lateWaiting'),
    told: refused < answers.length ? t('over.lateKept') : '',
  };
  return (
    <Alert
      tone={state === 'told' && refused === 0 ? 'info' : 'warning'}
      title={t('over.lateTitle', { count: answers.length })}
      live="polite"
    >
      {texts[state] !== '' && <p className={styles.words}>{texts[state]}</p>}
      {state === 'told' && refused > 0 && (
        <>
          <p className={styles.words}>{t('over.lateRefused', { count: refused })}</p>
          <dl className={styles.answers}>
            {answers.map(({ questionId, number, text }) => (
              <div key={questionId}>
                {number !== undefined && <dt className={styles.number}>{t('over.question', { number })}</dt>}
                <dd className={styles.given}>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Alert>
  );
}

/**
 * The page after an attempt: why it was handed in, the outcome of late answers, and the link to the result.
 */
export function ExamOver({ title, reason, result, late, t, onResult, onRetry }: ExamOverProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The question or the dialog that had the focus is gone, so the heading gets it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.root} data-component="ExamOver">
      <AppShellHeader>
        <div className={page.bar}>
          <span className={page.title}>{title}</span>
        </div>
      </AppShellHeader>
      <section className={styles.card} aria-labelledby="exam-over">
        <Icon glyph={CircleCheck} className={styles.sign} />
        <Heading ref={heading} level={1} id="exam-over" tabIndex={-1}>
          {t('over.handedIn')}
        </Heading>
        <p className={styles.words}>
          {reason === undefined ? t('over.unknown') : t(`over.reason.${reasons[reason]}`)}
        </p>
        {late && <LateAnswers late={late} t={t} />}
        {result === 'refused' && <p className={styles.words}>{t('over.noResult')}</p>}
        {result === 'asking' && <output className={styles.words}>{t('over.waiting')}</output>}
        <div className={styles.actions}>
          {result === 'asking' || late?.state === 'waiting' ? (
            <Button variant="outline" onClick={onRetry}>
              {t('over.retry')}
            </Button>
          ) : (
            <Button size="lg" disabled={late?.state === 'sending'} onClick={onResult}>
              {t('over.result')}
            </Button>
          )}
        </div>
      </section>
    </div>
  );
}
