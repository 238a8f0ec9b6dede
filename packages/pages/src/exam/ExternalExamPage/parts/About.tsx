import type { ExamInfo } from '@stoa/api/contract/exam';
import { formatFullDateTime, type Locale } from '@stoa/domain';
import { Alert } from '@stoa/ui/Alert';
import { Button } from '@stoa/ui/Button';
import { DescriptionList, type DescriptionItem } from '@stoa/ui/DescriptionList';
import { Heading } from '@stoa/ui/Heading';
import { stemOf } from '../../markup.tsx';
import type { ExternalExamTranslate } from '../../words/index.ts';
import { kindNamed } from '../kinds.ts';
import { shownRules, type ShownRule } from '../rules.ts';
import * as styles from '../ExternalExamPage.css.ts';

export interface AboutProps {
  exam: ExamInfo;
  locale: Locale;
  t: ExternalExamTranslate;
  /** Whether the guest has an attempt in progress here, which is continued. */
  begun: boolean;
  /** Shows the form, or continues the attempt in progress. */
  onNext: () => void;
  /**
   * Shows the form to a guest who has entered before, although nobody can begin now; `undefined` before the
   * exam has opened.
   */
  onReturn: (() => void) | undefined;
}

function windowOf({ openTime, closeTime }: ExamInfo, t: ExternalExamTranslate, locale: Locale) {
  const from = openTime === undefined ? undefined : formatFullDateTime(openTime, locale);
  const to = closeTime === undefined ? undefined : formatFullDateTime(closeTime, locale);
  if (from !== undefined && to !== undefined) return t('facts.between', { from, to });
  if (from !== undefined) return t('facts.from', { time: from });
  return to === undefined ? undefined : t('facts.until', { time: to });
}

function questionsOf({ questionCount, kinds = [] }: ExamInfo, t: ExternalExamTranslate): string {
  const all = t('facts.count', { count: questionCount });
  const each = kinds.flatMap(({ kind, count }) => {
    const name = kindNamed(kind);
    return name === undefined ? [] : [t('facts.of', { kind: t(`kind.${name}`), count })];
  });
  return [all, ...each].join(' · ');
}

function factsOf(exam: ExamInfo, t: ExternalExamTranslate, locale: Locale): DescriptionItem[] {
  const open = windowOf(exam, t, locale);
  const { durationMinutes, totalScore, passScore, maxAttempts } = exam;
  return [
    ...(open === undefined ? [] : [{ term: t('facts.window'), description: open, wide: true }]),
    {
      term: t('facts.duration'),
      description:
        durationMinutes === 0 ? t('facts.untimed') : t('facts.minutes', { minutes: durationMinutes }),
    },
    {
      term: t('facts.attempts'),
      description: maxAttempts === 0 ? t('facts.anyTimes') : t('facts.times', { count: maxAttempts }),
    },
    {
      term: t('facts.score'),
      description: t('facts.points', { total: totalScore, pass: passScore }),
    },
    { term: t('facts.questions'), description: questionsOf(exam, t), wide: true },
  ];
}

function ruleIn(t: ExternalExamTranslate, rule: ShownRule): string {
  switch (rule.key) {
    case 'switchLimit':
      return t('rules.switchLimit', { count: rule.count });
    case 'earliest':
    case 'lateEntry':
      return t(`rules.${rule.key}`, { minutes: rule.minutes });
    default:
      return t(`rules.${rule.key}`);
  }
}

/** The page that a guest reads before the exam: facts and rules. */
export function About({ exam, locale, t, begun, onNext, onReturn }: AboutProps) {
  const { title, description, canStart, blockMsg = '' } = exam;
  const isOpen = canStart || begun;
  return (
    <>
      <div className={styles.head}>
        <Heading level={1} size={24} tabIndex={-1}>
          {title}
        </Heading>
        {description !== '' && <div className={styles.line}>{stemOf(description)}</div>}
      </div>
      <DescriptionList columns={3} items={factsOf(exam, t, locale)} />
      <section className={styles.section}>
        <Heading level={2} size={16}>
          {t('rules.title')}
        </Heading>
        <ul className={styles.rules}>
          {shownRules(exam.rules).map((rule) => (
            <li key={rule.key}>{ruleIn(t, rule)}</li>
          ))}
        </ul>
      </section>
      {isOpen ? (
        <div className={styles.actions}>
          <Button size="lg" onClick={onNext}>
            {t(begun ? 'resume' : 'next')}
          </Button>
        </div>
      ) : (
        <>
          <Alert tone="warning" title={t('blocked.title')}>
            {blockMsg === '' ? t('blocked.text') : blockMsg}
          </Alert>
          {onReturn && (
            <section className={styles.section}>
              <p className={styles.text}>{t('returning.about')}</p>
              <div className={styles.actions}>
                <Button size="lg" variant="outline" onClick={onReturn}>
                  {t('returning.next')}
                </Button>
              </div>
            </section>
          )}
        </>
      )}
    </>
  );
}
