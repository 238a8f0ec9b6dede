import { formatDateTime, formatLength } from '@stoa/domain';
import { DescriptionList } from '@stoa/ui/DescriptionList';
import { Heading } from '@stoa/ui/Heading';
import { summaryOf, SwitchLedger } from '../../../exam/SwitchLedger/index.ts';
import * as desk from '../../desk.css.ts';
import type { ReviewFormProps } from '../../kinds.ts';
import * as styles from './marking.css.ts';

/** The side column of an attempt: its facts, its switches, and its earlier reviews. */
export default function ExamAside({ review, now, locale, t, tSwitches, labels }: ReviewFormProps) {
  const { marking, history } = review;
  if (marking === undefined) return null;
  const { attempt, objectiveScore, switches } = marking;
  return (
    <>
      <section className={desk.card} aria-label={t('review.facts')}>
        <DescriptionList
          layout="row"
          columns={1}
          items={[
            {
              term: t('review.submitted'),
              description: formatDateTime(attempt.submitTime ?? review.submitTime, { now }),
            },
            ...(attempt.submitReason === undefined
              ? []
              : [{ term: t('review.how'), description: labels.submitReason[attempt.submitReason] }]),
            { term: t('review.used'), description: formatLength(attempt.usedSeconds, locale) },
            { term: t('review.objective'), description: objectiveScore },
          ]}
        />
      </section>
      <section className={desk.card} aria-labelledby="desk-switches">
        <div className={styles.asideHead}>
          <Heading level={3} size={16} id="desk-switches">
            {tSwitches('title')}
          </Heading>
          <span className={styles.hint}>{summaryOf(switches, tSwitches)}</span>
        </div>
        <SwitchLedger switches={switches} reader="marker" now={now} t={tSwitches} />
      </section>
      {history.length > 0 && (
        <section className={desk.card} aria-labelledby="desk-earlier">
          <Heading level={3} size={16} id="desk-earlier">
            {t('review.earlier')}
          </Heading>
          <ol className={styles.entries}>
            {history.map(({ version, opinion, submitTime }) => (
              <li key={version} className={styles.entry}>
                <p className={styles.entryLine}>
                  {t('review.earlierOne', {
                    version,
                    name: opinion?.reviewer?.realName ?? '–',
                    time: formatDateTime(opinion?.time ?? submitTime, { now }),
                  })}
                </p>
                {opinion !== undefined && opinion.comment !== '' && (
                  <p className={styles.hint}>{opinion.comment}</p>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
