import type { AttemptBrief, ExamSummary } from '@stoa/api/contract/exam';
import {
  AttemptState,
  ExamKind,
  formatDateTime,
  formatLength,
  type Labels,
  type Locale,
  SubmitReason,
} from '@stoa/domain';
import { Check, Hourglass, X } from 'lucide-react';
import type { RenderLink } from '@stoa/ui/CourseCard';
import type { TableColumn } from '@stoa/ui/DataTable';
import { Icon } from '@stoa/ui/Icon';
import { Tag } from '@stoa/ui/Tag';
import type { ExamRecordsTranslate } from '../words/index.ts';
import * as styles from './ExamRecordPage.css.ts';

/** One attempt with its exam. */
export type ExamRecord = AttemptBrief & { exam: ExamSummary };

/** The messages and labels from which the cells of a record are made. */
export interface RecordWords {
  readonly t: ExamRecordsTranslate;
  readonly labels: Pick<Labels, 'submitReason' | 'examKind'>;
  readonly locale: Locale;
  /** The current time in epoch milliseconds. */
  readonly now: number;
}

/** Whether the attempt was passed, in words; nothing for a practice, which cannot be passed or failed. */
export function Outcome({ record, t }: { record: ExamRecord; t: ExamRecordsTranslate }) {
  if (record.state === AttemptState.Marking && record.passed === undefined) {
    return (
      <Tag tone="info" icon={<Icon glyph={Hourglass} />}>
        {t('marking')}
      </Tag>
    );
  }
  if (record.passed === undefined) return <Tag>{t('noScore')}</Tag>;
  if (record.exam.examKind === ExamKind.ClassPractice) return null;
  return record.passed ? (
    <Tag tone="success" icon={<Icon glyph={Check} />}>
      {t('isPassed')}
    </Tag>
  ) : (
    <Tag tone="danger" icon={<Icon glyph={X} />}>
      {t('isFailed')}
    </Tag>
  );
}

const scoreOf = ({ score, exam }: ExamRecord, { t }: RecordWords): string =>
  score === undefined ? '–' : t('scoreOf', { score, total: exam.totalScore });

/** The columns of the table; its first one is the link to the result. */
export function columnsOf(words: RecordWords): readonly TableColumn<ExamRecord>[] {
  const { t, labels, locale, now } = words;
  return [
    { key: 'exam', header: t('exam'), rowHeader: true, cell: ({ exam }) => exam.title },
    { key: 'kind', header: t('kind'), hideBelow: 'xl', cell: ({ exam }) => labels.examKind[exam.examKind] },
    {
      key: 'no',
      header: t('no'),
      hideBelow: 'md',
      cell: ({ no }) => <span className={styles.oneLine}>{t('noOf', { no })}</span>,
    },
    {
      key: 'start',
      header: t('start'),
      cell: ({ startTime }) => <span className={styles.oneLine}>{formatDateTime(startTime, { now })}</span>,
    },
    {
      key: 'used',
      header: t('used'),
      hideBelow: 'lg',
      cell: ({ usedSeconds }) => <span className={styles.oneLine}>{formatLength(usedSeconds, locale)}</span>,
    },
    { key: 'score', header: t('score'), numeric: true, cell: (record) => scoreOf(record, words) },
    { key: 'state', header: t('state'), cell: (record) => <Outcome record={record} t={t} /> },
    {
      key: 'reason',
      header: t('reason'),
      hideBelow: 'xl',
      cell: ({ submitReason = SubmitReason.Manual }) => labels.submitReason[submitReason],
    },
    {
      key: 'counted',
      header: t('counted'),
      hideBelow: 'md',
      cell: ({ counted }) => counted && <Icon glyph={Check} label={t('counted')} />,
    },
  ];
}

export interface RecordCardProps extends RecordWords {
  record: ExamRecord;
  href: string;
  renderLink: RenderLink;
}

/** A record on a phone: the verdict and the score first, the rest below. */
export function RecordCard({ record, href, renderLink, ...words }: RecordCardProps) {
  const { t, labels, locale, now } = words;
  const { exam, no, startTime, usedSeconds, submitReason = SubmitReason.Manual, counted } = record;
  return (
    <div className={styles.card}>
      <div className={styles.cardHead}>
        <Outcome record={record} t={t} />
        {counted && <Tag>{t('counted')}</Tag>}
        <span>{labels.examKind[exam.examKind]}</span>
        <span className={styles.cardScore}>{scoreOf(record, words)}</span>
      </div>
      {renderLink({ href, className: styles.cardTitle, children: exam.title })}
      <p className={styles.cardLine}>
        {[
          t('noOf', { no }),
          formatDateTime(startTime, { now }),
          formatLength(usedSeconds, locale),
          labels.submitReason[submitReason],
        ].join(' · ')}
      </p>
    </div>
  );
}
