import type { AccessRequestState, AccessRequestTask } from '@stoa/api/contract/course';
import { formatDateTime } from '@stoa/domain';
import { useMemo, useState } from 'react';
import { Button } from '@stoa/ui/Button';
import { DataTable, type TableColumn } from '@stoa/ui/DataTable';
import { EmptyState } from '@stoa/ui/EmptyState';
import { FilterBar } from '@stoa/ui/FilterBar';
import { Tag } from '@stoa/ui/Tag';
import { NotLoaded, type Load, type RowsOfPage } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as desk from '../desk.css.ts';
import type { DeskTranslate } from '../words/index.ts';
import * as styles from './AccessRequests.css.ts';
import { AnswerDialog } from './AnswerDialog.tsx';

export interface AccessRequestsProps {
  requests: Load<RowsOfPage<AccessRequestTask>>;
  /** The chosen state; `undefined` shows all. */
  state: AccessRequestState | undefined;
  /** Number of rows on a page, of which the skeleton has as many. */
  pageSize: number;
  now: number;
  t: DeskTranslate;
  onFilter: (name: string, value: string) => void;
  onPage: (page: number) => void;
  /** Answers a request; resolves to whether it was taken. Absent if the back end cannot. */
  onAnswer?:
    | ((request: AccessRequestTask, granted: boolean, comment: string) => Promise<boolean>)
    | undefined;
}

const states = ['open', 'granted', 'refused'] as const satisfies readonly AccessRequestState[];
const tones = { open: 'accent', granted: 'success', refused: 'danger' } as const;

const keyOf = ({ requestId }: AccessRequestTask): string => String(requestId);

/** Whether a request was granted or refused, by whom and why. */
function Answer({ request, now, t }: { request: AccessRequestTask; now: number; t: DeskTranslate }) {
  const { state, answer } = request;
  return (
    <span className={styles.answered}>
      <Tag tone={tones[state]}>{t(`access.state.${state}`)}</Tag>
      {answer && (
        <span className={styles.words}>
          {[answer.by?.realName, formatDateTime(answer.time, { now }), answer.comment]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </span>
  );
}

function useColumns(
  { now, t }: Pick<AccessRequestsProps, 'now' | 't'>,
  onOpen: ((request: AccessRequestTask) => void) | undefined,
) {
  return useMemo((): TableColumn<AccessRequestTask>[] => {
    const sent = ({ time }: AccessRequestTask) => formatDateTime(time, { now });
    const reasonOf = ({ reason }: AccessRequestTask) => (reason === '' ? t('access.noReason') : reason);
    return [
      {
        key: 'asker',
        header: t('access.asker'),
        rowHeader: true,
        cell: (row) => (
          <span className={desk.cellTitle}>
            {row.asker.realName}
            {row.asker.orgName !== undefined && (
              <span className={styles.organisation}>{row.asker.orgName}</span>
            )}
            <span className={desk.narrowFacts}>
              <span>{row.title}</span> <span>{reasonOf(row)}</span> <span>{sent(row)}</span>
            </span>
          </span>
        ),
      },
      {
        key: 'course',
        header: t('access.course'),
        cell: ({ title }) => title,
        hideBelow: 'sm',
        width: '24%',
      },
      { key: 'reason', header: t('access.reason'), cell: reasonOf, hideBelow: 'md', width: '28%' },
      { key: 'asked', header: t('access.asked'), cell: sent, hideBelow: 'sm', width: '8.5rem' },
      {
        key: 'state',
        header: t('list.state'),
        width: '9rem',
        cell: (row) =>
          row.state === 'open' && onOpen ? (
            <Button
              variant="outline"
              size="sm"
              className={styles.button}
              aria-label={t('access.answerOf', { name: row.asker.realName, title: row.title })}
              onClick={() => onOpen(row)}
            >
              {t('access.handle')}
            </Button>
          ) : (
            <Answer request={row} now={now} t={t} />
          ),
      },
    ];
  }, [now, t, onOpen]);
}

/** Requests of colleagues to open a course to them, with the answers that administrators gave. */
export function AccessRequests(props: AccessRequestsProps) {
  const { requests, state, pageSize, t, onFilter, onPage, onAnswer } = props;
  const [opened, setOpened] = useState<AccessRequestTask>();
  const columns = useColumns(props, onAnswer && setOpened);
  const page = requests.state === 'ready' ? requests.data : undefined;
  return (
    <div className={desk.list} data-component="AccessRequests">
      <FilterBar
        label={t('access.filters')}
        more={t('more')}
        less={t('less')}
        onFilter={onFilter}
        groups={[
          {
            name: 'state',
            label: t('list.state'),
            all: t('all'),
            value: state ?? '',
            options: states.map((each) => ({ value: each, label: t(`access.state.${each}`) })),
          },
        ]}
      />
      {requests.state === 'failed' || requests.state === 'absent' ? (
        <NotLoaded load={requests} retry={t('retry')} compact level={2} className={desk.card} />
      ) : (
        <Paged
          page={page?.pageNo ?? 1}
          pageCount={page?.pages ?? 0}
          stale={page?.stale ?? false}
          label={t('pages')}
          onPage={onPage}
        >
          <DataTable
            caption={t('access.caption')}
            columns={columns}
            rows={page?.rows ?? []}
            rowKey={keyOf}
            state={page === undefined ? 'loading' : page.stale ? 'refreshing' : 'ready'}
            skeletonRows={pageSize}
            empty={
              state === 'open' ? (
                <EmptyState
                  picture="shelf"
                  title={t('access.nothing')}
                  description={t('access.nothingHint')}
                />
              ) : (
                <EmptyState picture="shelf" title={t('list.nothingHere')} />
              )
            }
          />
        </Paged>
      )}
      {opened && onAnswer && (
        <AnswerDialog
          request={opened}
          t={t}
          onClose={() => setOpened(undefined)}
          onAnswer={(granted, comment) => onAnswer(opened, granted, comment)}
        />
      )}
    </div>
  );
}
