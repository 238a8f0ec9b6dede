import type { DeskExam } from '@stoa/api/contract/exam';
import { formatDateTime } from '@stoa/domain';
import { useMemo } from 'react';
import { Button } from '@stoa/ui/Button';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { DataTable, type TableColumn } from '@stoa/ui/DataTable';
import { EmptyState } from '@stoa/ui/EmptyState';
import { KeywordBox } from '../../course/CourseListPage/parts/KeywordBox.tsx';
import { NotLoaded, type Load, type RowsOfPage } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as desk from '../desk.css.ts';
import type { DeskTranslate } from '../words/index.ts';
import * as styles from './ExamDesk.css.ts';

export interface ExamDeskListProps {
  exams: Load<RowsOfPage<DeskExam>>;
  keyword: string;
  /** Number of rows on a page, of which the skeleton has as many. */
  pageSize: number;
  now: number;
  hrefOf: (examId: number) => string;
  t: DeskTranslate;
  onKeyword: (keyword: string, typing: boolean) => void;
  onPage: (page: number) => void;
  renderLink?: RenderLink | undefined;
}

const keyOf = ({ examId }: DeskExam): string => String(examId);

function windowOf({ openTime, closeTime }: DeskExam, now: number, t: DeskTranslate): string {
  const at = (time: number) => formatDateTime(time, { now });
  if (openTime !== undefined && closeTime !== undefined) return `${at(openTime)} – ${at(closeTime)}`;
  if (openTime !== undefined) return t('exams.from', { from: at(openTime) });
  if (closeTime !== undefined) return t('exams.until', { until: at(closeTime) });
  return t('exams.always');
}

function useColumns({ t, now }: Pick<ExamDeskListProps, 't' | 'now'>) {
  return useMemo((): TableColumn<DeskExam>[] => {
    const facts = ({ running, marking, ended }: DeskExam) =>
      [
        running > 0 && t('exams.runningCount', { count: running }),
        marking > 0 && t('exams.markingCount', { count: marking }),
        t('exams.endedCount', { count: ended }),
      ]
        .filter(Boolean)
        .join(' · ');
    return [
      {
        key: 'title',
        header: t('exams.title'),
        rowHeader: true,
        cell: (row) => (
          <span className={desk.cellTitle}>
            {row.title}
            <span className={desk.narrowFacts}>{facts(row)}</span>
          </span>
        ),
      },
      {
        key: 'window',
        header: t('exams.window'),
        cell: (row) => windowOf(row, now, t),
        hideBelow: 'md',
        width: '16rem',
      },
      {
        key: 'running',
        header: t('exams.running'),
        numeric: true,
        hideBelow: 'sm',
        width: '6rem',
        cell: ({ running }) => (running === 0 ? 0 : <strong className={styles.running}>{running}</strong>),
      },
      {
        key: 'marking',
        header: t('exams.marking'),
        numeric: true,
        hideBelow: 'sm',
        width: '6rem',
        cell: ({ marking }) => marking,
      },
      {
        key: 'ended',
        header: t('exams.ended'),
        numeric: true,
        hideBelow: 'sm',
        width: '6rem',
        cell: ({ ended }) => ended,
      },
    ];
  }, [t, now]);
}

/** The exams that the person supervises, those in progress first. */
export function ExamDeskList(props: ExamDeskListProps) {
  const { exams, keyword, pageSize, hrefOf, t, onKeyword, onPage, renderLink = plainLink } = props;
  const columns = useColumns(props);
  const page = exams.state === 'ready' ? exams.data : undefined;
  return (
    <div className={desk.list} data-component="ExamDeskList">
      <div className={desk.tools}>
        <KeywordBox value={keyword} label={t('keyword.exams')} onKeyword={onKeyword} />
        <output className={desk.count}>
          {page && !page.stale && t('exams.count', { total: page.total })}
        </output>
      </div>
      {exams.state === 'failed' || exams.state === 'absent' ? (
        <NotLoaded load={exams} retry={t('retry')} compact level={2} className={desk.card} />
      ) : (
        <Paged
          page={page?.pageNo ?? 1}
          pageCount={page?.pages ?? 0}
          stale={page?.stale ?? false}
          label={t('pages')}
          onPage={onPage}
        >
          <DataTable
            caption={t('exams.caption')}
            columns={columns}
            rows={page?.rows ?? []}
            rowKey={keyOf}
            rowHref={({ examId }) => hrefOf(examId)}
            renderLink={renderLink}
            state={page === undefined ? 'loading' : page.stale ? 'refreshing' : 'ready'}
            skeletonRows={pageSize}
            empty={
              keyword === '' ? (
                <EmptyState picture="shelf" title={t('exams.nothing')} description={t('exams.nothingHint')} />
              ) : (
                <EmptyState picture="search" title={t('exams.nothingFound')}>
                  <Button variant="outline" onClick={() => onKeyword('', false)}>
                    {t('list.clear')}
                  </Button>
                </EmptyState>
              )
            }
          />
        </Paged>
      )}
    </div>
  );
}
