import type { ReviewPage as ReviewsAnswer, ReviewTask } from '@stoa/api/contract/review';
import { formatDateTime, ReviewState, type ReviewKind } from '@stoa/domain';
import { useMemo } from 'react';
import { Button } from '@stoa/ui/Button';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { DataTable, type TableColumn } from '@stoa/ui/DataTable';
import { EmptyState } from '@stoa/ui/EmptyState';
import { FilterBar } from '@stoa/ui/FilterBar';
import { Tag } from '@stoa/ui/Tag';
import { KeywordBox } from '../../course/CourseListPage/parts/KeywordBox.tsx';
import { NotLoaded, type Load, type RowsOfPage } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as desk from '../desk.css.ts';
import { kindOf, reviewableKinds, statesOf, stateWord, type DeskLabels } from '../kinds.ts';
import type { DeskTranslate } from '../words/index.ts';

export interface ReviewListProps {
  reviews: Load<RowsOfPage<ReviewTask>>;
  /** The number of waiting reviews of each kind. */
  counts: ReviewsAnswer['counts'];
  /** The chosen kind; `undefined` shows all. */
  kind: ReviewKind | undefined;
  /** The chosen state; `undefined` shows all. */
  state: ReviewState | undefined;
  keyword: string;
  /** User id of the person who looks at the list, because nobody may review their own work. */
  ownUserId: number;
  /** Number of rows on a page, of which the skeleton has as many. */
  pageSize: number;
  now: number;
  hrefOf: (reviewId: number) => string;
  t: DeskTranslate;
  labels: DeskLabels;
  onFilter: (name: string, value: string) => void;
  onKeyword: (keyword: string, typing: boolean) => void;
  onClear: () => void;
  onPage: (page: number) => void;
  renderLink?: RenderLink | undefined;
}

const tones = {
  [ReviewState.NotSubmitted]: 'neutral',
  [ReviewState.Draft]: 'neutral',
  [ReviewState.Pending]: 'accent',
  [ReviewState.Returned]: 'warning',
  [ReviewState.Passed]: 'success',
  [ReviewState.Failed]: 'danger',
} as const;

const keyOf = ({ reviewId }: ReviewTask): string => String(reviewId);

const isOwn = ({ learner }: ReviewTask, ownUserId: number): boolean => learner?.userId === ownUserId;

function useColumns(
  { t, labels, now, ownUserId }: Pick<ReviewListProps, 't' | 'labels' | 'now' | 'ownUserId'>,
  manyKinds: boolean,
) {
  return useMemo((): TableColumn<ReviewTask>[] => {
    const nameOf = ({ learner }: ReviewTask) => learner?.realName ?? t('guest');
    const sent = ({ submitTime }: ReviewTask) => formatDateTime(submitTime, { now });
    return [
      {
        key: 'learner',
        header: t('list.learner'),
        rowHeader: true,
        cell: (row) => (
          <span className={desk.cellTitle}>
            {nameOf(row)}
            <span className={desk.narrowFacts}>
              <span>{row.title}</span> <span>{sent(row)}</span>
            </span>
          </span>
        ),
      },
      { key: 'title', header: t('list.title'), cell: ({ title }) => title, hideBelow: 'sm', width: '42%' },
      {
        key: 'parent',
        header: t('list.parent'),
        cell: (row) => row.parentTitle,
        hideBelow: 'md',
        width: '14%',
      },
      ...(manyKinds
        ? [
            {
              key: 'kind',
              header: t('list.kind'),
              cell: ({ kind }: ReviewTask) => labels.reviewKind[kind],
              hideBelow: 'lg' as const,
              width: '12%',
            },
          ]
        : []),
      { key: 'submitted', header: t('list.submitted'), cell: sent, hideBelow: 'sm', width: '8.5rem' },
      {
        key: 'state',
        header: t('list.state'),
        width: '7.5rem',
        cell: (row) => {
          if (row.state === ReviewState.Pending && isOwn(row, ownUserId)) return t('list.own');
          if (row.state === ReviewState.Pending && kindOf(row.kind) === undefined) return t('list.noForm');
          return <Tag tone={tones[row.state]}>{stateWord(row.kind, row.state, t, labels)}</Tag>;
        },
      },
    ];
  }, [t, labels, now, ownUserId, manyKinds]);
}

function Nothing({ props }: { props: ReviewListProps }) {
  const { kind, state, keyword, t, onClear } = props;
  if (keyword !== '' || kind !== undefined) {
    return (
      <EmptyState picture="search" title={t('list.nothingFound')}>
        <Button variant="outline" onClick={onClear}>
          {t('list.clear')}
        </Button>
      </EmptyState>
    );
  }
  return state === ReviewState.Pending ? (
    <EmptyState picture="shelf" title={t('list.nothingWaits')} description={t('list.nothingWaitsHint')} />
  ) : (
    <EmptyState picture="shelf" title={t('list.nothingHere')} />
  );
}

/** The tasks that wait for the person's review, of every kind, and those that were reviewed already. */
export function ReviewList(props: ReviewListProps) {
  const { reviews, counts, kind, state, keyword, ownUserId, pageSize, hrefOf, t, labels } = props;
  const { onFilter, onKeyword, onPage, renderLink = plainLink } = props;
  const kinds = [...new Set([...reviewableKinds, ...counts.map((each) => each.kind)])];
  const columns = useColumns(props, kinds.length > 1);
  const page = reviews.state === 'ready' ? reviews.data : undefined;
  const pendingOf = (wanted: ReviewKind) => counts.find((each) => each.kind === wanted)?.pending || undefined;
  return (
    <div className={desk.list} data-component="ReviewList">
      <FilterBar
        label={t('list.filters')}
        more={t('more')}
        less={t('less')}
        onFilter={onFilter}
        groups={[
          {
            name: 'kind',
            label: t('list.kind'),
            all: t('all'),
            value: kind === undefined ? '' : String(kind),
            options: kinds.map((each) => ({
              value: String(each),
              label: labels.reviewKind[each],
              count: pendingOf(each),
            })),
          },
          {
            name: 'state',
            label: t('list.state'),
            all: t('all'),
            value: state === undefined ? '' : String(state),
            options: statesOf(kind).map((each) => ({
              value: String(each),
              label: stateWord(kind, each, t, labels),
            })),
          },
        ]}
      />
      <div className={desk.tools}>
        <KeywordBox value={keyword} label={t('keyword.review')} onKeyword={onKeyword} />
        <output className={desk.count}>
          {page && !page.stale && t('list.count', { total: page.total })}
        </output>
      </div>
      {reviews.state === 'failed' || reviews.state === 'absent' ? (
        <NotLoaded load={reviews} retry={t('retry')} compact level={2} className={desk.card} />
      ) : (
        <Paged
          page={page?.pageNo ?? 1}
          pageCount={page?.pages ?? 0}
          stale={page?.stale ?? false}
          label={t('pages')}
          onPage={onPage}
        >
          <DataTable
            caption={t('list.caption')}
            columns={columns}
            rows={page?.rows ?? []}
            rowKey={keyOf}
            rowHref={(row) =>
              isOwn(row, ownUserId) || kindOf(row.kind) === undefined ? undefined : hrefOf(row.reviewId)
            }
            renderLink={renderLink}
            state={page === undefined ? 'loading' : page.stale ? 'refreshing' : 'ready'}
            skeletonRows={pageSize}
            empty={<Nothing props={props} />}
          />
        </Paged>
      )}
    </div>
  );
}
