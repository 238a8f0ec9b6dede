import { ExamKind, type Labels, type Locale, valuesOf } from '@stoa/domain';
import { ChevronLeft } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { DataTable } from '@stoa/ui/DataTable';
import { DatePicker } from '@stoa/ui/DatePicker';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { Select } from '@stoa/ui/Select';
import { Loaded, type Load, type RowsOfPage } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as paged from '../../common/Paged.css.ts';
import type { ExamRecordsTranslate } from '../words/index.ts';
import * as styles from './ExamRecordPage.css.ts';
import type { RecordFilters } from './filters.ts';
import { columnsOf, RecordCard, type ExamRecord } from './records.tsx';

export type { ExamRecord } from './records.tsx';

export interface ExamRecordPageProps {
  records: Load<RowsOfPage<ExamRecord>>;
  filters: RecordFilters;
  /** Exams to choose from: those that the person has taken; `undefined` while they are not known. */
  exams: readonly { readonly examId: number; readonly title: string }[] | undefined;
  /** Whether only cards fit, as on a phone. */
  narrow: boolean;
  /** Address of the list of exams. */
  listHref?: string | undefined;
  /** Address of a result. */
  resultHrefOf: (attemptId: number) => string;
  now: number;
  locale: Locale;
  /** The names of the enumerations' values that a record shows. */
  labels: Pick<Labels, 'submitReason' | 'examKind'>;
  t: ExamRecordsTranslate;
  /** Sets a filter; '' removes it. */
  onFilter: (name: 'examId' | 'examKind' | 'passed' | 'from' | 'to', value: string) => void;
  onClear: () => void;
  onPage: (page: number) => void;
  renderLink?: RenderLink;
}

const keyOf = ({ attemptId }: ExamRecord): string => String(attemptId);

const isFiltered = ({ examId, examKind, passed, from, to }: RecordFilters): boolean =>
  examId !== undefined || examKind !== undefined || passed !== undefined || from !== '' || to !== '';

function Tools({ filters, exams, labels, t, onFilter, onClear }: ExamRecordPageProps) {
  const { examId, examKind, passed, from, to } = filters;
  return (
    <fieldset aria-label={t('filters')} className={styles.tools}>
      {(exams?.length !== 0 || examId !== undefined) && (
        <Select
          aria-label={t('exam')}
          className={styles.exam}
          value={examId === undefined ? '' : String(examId)}
          options={[
            { value: '', label: t('anyExam') },
            ...(exams ?? []).map((exam) => ({ value: String(exam.examId), label: exam.title })),
          ]}
          onValueChange={(value) => onFilter('examId', value)}
        />
      )}
      <Select
        aria-label={t('kind')}
        className={styles.filter}
        value={examKind ?? ''}
        options={[
          { value: '', label: t('anyKind') },
          ...valuesOf(ExamKind).map((kind) => ({ value: kind, label: labels.examKind[kind] })),
        ]}
        onValueChange={(value) => onFilter('examKind', value)}
      />
      <Select
        aria-label={t('passed')}
        className={styles.filter}
        value={passed === undefined ? '' : String(passed)}
        options={[
          { value: '', label: t('anyPassed') },
          { value: 'true', label: t('isPassed') },
          { value: 'false', label: t('isFailed') },
        ]}
        onValueChange={(value) => onFilter('passed', value)}
      />
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className={styles.day}>
          {t(name)}
          <DatePicker
            className={styles.dayField}
            value={name === 'from' ? from : to}
            {...(name === 'to' && from !== '' && { min: from })}
            {...(name === 'from' && to !== '' && { max: to })}
            onValueChange={(value) => onFilter(name, value)}
          />
        </label>
      ))}
      {isFiltered(filters) && (
        <Button variant="ghost" className={styles.clear} onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </fieldset>
  );
}

/** The records, as a table where it fits, or else as cards. */
function Records({ page, props }: { page: RowsOfPage<ExamRecord>; props: ExamRecordPageProps }) {
  const { narrow, resultHrefOf, now, locale, labels, t, onPage, renderLink = plainLink } = props;
  const columns = useMemo(() => columnsOf({ t, labels, locale, now }), [t, labels, locale, now]);
  return (
    <Paged page={page.pageNo} pageCount={page.pages} stale={page.stale} label={t('pages')} onPage={onPage}>
      <DataTable
        caption={t('list')}
        columns={columns}
        rows={page.rows}
        rowKey={keyOf}
        rowHref={({ attemptId }) => resultHrefOf(attemptId)}
        layout={narrow ? 'card' : 'table'}
        renderCard={(record) => (
          <RecordCard
            record={record}
            href={resultHrefOf(record.attemptId)}
            {...{ now, locale, labels, t, renderLink }}
          />
        )}
        renderLink={renderLink}
      />
    </Paged>
  );
}

/** A person's attempts at all exams, with filters; each is a link to its result. */
export function ExamRecordPage(props: ExamRecordPageProps) {
  const {
    records,
    filters,
    listHref,
    narrow,
    now,
    locale,
    labels,
    t,
    onClear,
    renderLink = plainLink,
  } = props;
  return (
    <Container className={paged.listPage} data-component="ExamRecordPage">
      <header className={styles.head}>
        <Heading level={1} tabIndex={-1}>
          {t('title')}
        </Heading>
        <output className={paged.count}>
          {records.state === 'ready' && !records.data.stale && t('count', { total: records.data.total })}
        </output>
        {listHref !== undefined && (
          <Button
            asChild
            variant="ghost"
            size="sm"
            className={styles.list}
            iconStart={<Icon glyph={ChevronLeft} directional />}
          >
            {renderLink({ href: listHref, className: '', children: t('back') })}
          </Button>
        )}
      </header>
      <Tools {...props} />
      <Loaded
        essential
        load={records}
        retry={t('retry')}
        level={2}
        skeleton={
          <DataTable
            caption={t('list')}
            columns={columnsOf({ t, labels, locale, now })}
            rows={[]}
            rowKey={keyOf}
            state="loading"
            layout={narrow ? 'card' : 'table'}
          />
        }
      >
        {(page) =>
          page.rows.length > 0 ? (
            <Records page={page} props={props} />
          ) : isFiltered(filters) ? (
            <EmptyState picture="search" title={t('emptyFiltered')}>
              <Button variant="outline" onClick={onClear}>
                {t('clear')}
              </Button>
            </EmptyState>
          ) : (
            <EmptyState picture="shelf" title={t('empty')} description={t('emptyHint')}>
              {listHref !== undefined && (
                <Button asChild variant="outline">
                  {renderLink({ href: listHref, className: '', children: t('back') })}
                </Button>
              )}
            </EmptyState>
          )
        }
      </Loaded>
    </Container>
  );
}
