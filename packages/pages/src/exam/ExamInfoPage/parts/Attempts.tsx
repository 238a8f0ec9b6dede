import type { AttemptBrief } from '@stoa/api/contract/exam';
import { AttemptState, formatDateTime, formatLength } from '@stoa/domain';
import { useMemo } from 'react';
import { plainLink } from '@stoa/ui/CourseCard';
import { DataTable, type TableColumn } from '@stoa/ui/DataTable';
import { Tag } from '@stoa/ui/Tag';
import type { ExamInfoPageProps } from '../types.ts';

/** The state of an attempt, and whether it was passed, if that may be seen. */
function stateOf({ state, passed }: AttemptBrief) {
  switch (state) {
    case AttemptState.InProgress:
      return { key: 'running', tone: 'accent' } as const;
    case AttemptState.Marking:
      return { key: 'marking', tone: 'info' } as const;
    case AttemptState.Void:
      return { key: 'void', tone: 'neutral' } as const;
    case AttemptState.Graded:
      if (passed === undefined) return { key: 'done', tone: 'neutral' } as const;
      return passed
        ? ({ key: 'passed', tone: 'success' } as const)
        : ({ key: 'failed', tone: 'danger' } as const);
    default:
      return state satisfies never;
  }
}

const rowKey = ({ attemptId }: AttemptBrief): string => String(attemptId);

type Words = Pick<ExamInfoPageProps, 't' | 'labels' | 'locale'> & { now: number };

const columnsOf = ({ t, labels, locale, now }: Words): TableColumn<AttemptBrief>[] => [
  { key: 'no', header: t('attempt.no'), cell: ({ no }) => t('attempt.noOf', { no }) },
  {
    key: 'start',
    header: t('attempt.start'),
    cell: ({ startTime }) => formatDateTime(startTime, { now }),
  },
  {
    key: 'used',
    header: t('attempt.used'),
    hideBelow: 'md',
    cell: ({ usedSeconds }) => formatLength(usedSeconds, locale),
  },
  {
    key: 'score',
    header: t('attempt.score'),
    numeric: true,
    cell: ({ score }) => (score === undefined ? t('attempt.noScore') : String(score)),
  },
  {
    key: 'state',
    header: t('attempt.state'),
    cell: (row) => {
      const { key, tone } = stateOf(row);
      return <Tag tone={tone}>{t(`attempt.states.${key}`)}</Tag>;
    },
  },
  {
    key: 'reason',
    header: t('attempt.reason'),
    hideBelow: 'md',
    cell: ({ submitReason }) =>
      submitReason === undefined ? t('attempt.noScore') : labels.submitReason[submitReason],
  },
  {
    key: 'counted',
    header: t('attempt.counted'),
    hideBelow: 'sm',
    cell: ({ counted }) => (counted ? <Tag tone="success">{t('attempt.countedYes')}</Tag> : ''),
  },
];

interface AttemptsProps extends Words, Pick<ExamInfoPageProps, 'resultHref' | 'renderLink'> {
  attempts: readonly AttemptBrief[];
}

/** The learner's attempts at the exam; each row is a link to its result. */
export default function Attempts(props: AttemptsProps) {
  const { attempts, t, labels, locale, now, resultHref, renderLink = plainLink } = props;
  const columns = useMemo(() => columnsOf({ t, labels, locale, now }), [t, labels, locale, now]);
  return (
    <DataTable
      caption={t('mine')}
      columns={columns}
      rows={attempts}
      rowKey={rowKey}
      rowHref={({ attemptId, state }) =>
        state === AttemptState.InProgress ? undefined : resultHref(attemptId)
      }
      renderLink={renderLink}
    />
  );
}
