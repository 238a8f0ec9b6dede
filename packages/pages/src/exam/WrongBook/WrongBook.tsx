import type { WrongChecked, WrongQuestion, WrongTab } from '@stoa/api/contract/exam';
import { QuestionKind } from '@stoa/domain';
import { useState } from 'react';
import { Button } from '@stoa/ui/Button';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { useLabels } from '@stoa/ui/provider';
import type { Answer } from '@stoa/ui/Question';
import { Select } from '@stoa/ui/Select';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Loaded, type Load, type RowsOfPage } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import type { WrongBookTranslate } from '../words/index.ts';
import { Practice } from './parts/Practice.tsx';
import { WrongRow } from './parts/WrongRow.tsx';
import * as styles from './WrongBook.css.ts';

/** The tabs in display order. */
const wrongTabs = ['open', 'mastered', 'all'] as const satisfies readonly WrongTab[];

/** The seven kinds of an exam. */
const kinds = [
  QuestionKind.Single,
  QuestionKind.Multiple,
  QuestionKind.TrueFalse,
  QuestionKind.FillIn,
  QuestionKind.ShortAnswer,
  QuestionKind.Matching,
  QuestionKind.Ordering,
] as const;
type ExamQuestionKind = (typeof kinds)[number];

export interface WrongBookProps {
  book: Load<RowsOfPage<WrongQuestion>>;
  tab: WrongTab;
  /** Exams to choose from: those that the person has taken; `undefined` while they are not known. */
  exams: readonly { readonly examId: number; readonly title: string }[] | undefined;
  examId?: number | undefined;
  kind?: QuestionKind | undefined;
  /**
   * The subject of the practice: the page of the list, one of its questions, or nothing while the list is
   * shown.
   */
  practising?: 'page' | number | undefined;
  /** Number of the practice round; another number starts again with the book's current questions. */
  round: number;
  /** Address of the practice of all questions of the page, or of one. */
  practiseHrefOf: (what: 'page' | number) => string;
  /** Address of the list. */
  bookHref: string;
  /** Address of a result; absent while results are not built. */
  resultHrefOf: (attemptId: number) => string | undefined;
  /** Address of all exams, shown while the book is empty. */
  examsHref: string;
  /** The current time in epoch milliseconds. */
  now: number;
  t: WrongBookTranslate;
  onTab: (tab: WrongTab) => void;
  onKind: (kind: QuestionKind | undefined) => void;
  onExam: (examId: number | undefined) => void;
  onClear: () => void;
  onPage: (page: number) => void;
  /** Checks an answer; `undefined` when that failed. */
  onCheck: (questionId: number, answer: Answer) => Promise<WrongChecked | undefined>;
  /** Loads the book again and starts the next round. */
  onMore: () => void;
  renderLink?: RenderLink;
}

const skeleton = (
  <div className={styles.list}>
    {Array.from({ length: 5 }, (_, at) => (
      <Skeleton key={at} shape="block" className={styles.skeletonPart} />
    ))}
  </div>
);

function Tools({ tab, exams, examId, kind, t, onTab, onKind, onExam }: WrongBookProps) {
  const { kind: kindWords } = useLabels('question');
  return (
    <div className={styles.tools}>
      <Select
        aria-label={t('tabs')}
        className={styles.filter}
        value={tab}
        options={wrongTabs.map((each) => ({ value: each, label: t(`tab.${each}`) }))}
        onValueChange={(value) => onTab(wrongTabs.find((each) => each === value) ?? 'open')}
      />
      <Select
        aria-label={t('kind')}
        className={styles.filter}
        value={kind === undefined ? '' : String(kind)}
        options={[
          { value: '', label: t('anyKind') },
          ...kinds.map((each) => ({ value: String(each), label: kindWords[each] })),
        ]}
        onValueChange={(value) => onKind(kinds.find((each: ExamQuestionKind) => String(each) === value))}
      />
      {(exams?.length !== 0 || examId !== undefined) && (
        <Select
          aria-label={t('exam')}
          className={styles.filter}
          value={examId === undefined ? '' : String(examId)}
          options={[
            { value: '', label: t('anyExam') },
            ...(exams ?? []).map((exam) => ({ value: String(exam.examId), label: exam.title })),
          ]}
          onValueChange={(value) => onExam(value === '' ? undefined : Number(value))}
        />
      )}
    </div>
  );
}

function Nothing({ tab, kind, examId, examsHref, t, onClear, renderLink = plainLink }: WrongBookProps) {
  if (kind !== undefined || examId !== undefined) {
    return (
      <EmptyState picture="search" title={t('emptyFiltered')}>
        <Button variant="outline" onClick={onClear}>
          {t('clear')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState picture="shelf" title={t(`empty.${tab}`)} description={t(`hint.${tab}`)}>
      <Button asChild variant="outline">
        {renderLink({ href: examsHref, className: '', children: t('seeExams') })}
      </Button>
    </EmptyState>
  );
}

function Rows({ page, props }: { page: RowsOfPage<WrongQuestion>; props: WrongBookProps }) {
  const { tab, now, practiseHrefOf, resultHrefOf, t, onPage, renderLink = plainLink } = props;
  return (
    <>
      <div className={styles.start}>
        <div className={styles.startWords}>
          <p className={styles.total}>{t('count', { total: page.total })}</p>
          <p className={styles.rule}>{t('rule')}</p>
        </div>
        <Button asChild variant={tab === 'open' ? 'solid' : 'outline'}>
          {renderLink({
            href: practiseHrefOf('page'),
            className: '',
            children: t('start', { count: page.rows.length }),
          })}
        </Button>
      </div>
      <Paged page={page.pageNo} pageCount={page.pages} stale={page.stale} label={t('pages')} onPage={onPage}>
        <ul className={styles.list}>
          {page.rows.map((wrong) => (
            <WrongRow
              key={wrong.questionId}
              wrong={wrong}
              now={now}
              practiseHref={practiseHrefOf(wrong.questionId)}
              resultHref={resultHrefOf(wrong.attemptId)}
              t={t}
              renderLink={renderLink}
            />
          ))}
        </ul>
      </Paged>
    </>
  );
}

/** The practice that the address names; the list where it names nothing that is on this page. */
function Practising({ page, props }: { page: RowsOfPage<WrongQuestion>; props: WrongBookProps }) {
  const { practising, bookHref, t, onCheck, onMore, renderLink = plainLink } = props;
  // The questions stay the same during a round, because a mastered question leaves the list.
  const [questions] = useState(() =>
    practising === 'page' ? page.rows : page.rows.filter(({ questionId }) => questionId === practising),
  );
  if (questions.length === 0) return <Listed page={page} props={props} />;
  return <Practice {...{ questions, bookHref, t, onCheck, onMore, renderLink }} />;
}

const Listed = ({ page, props }: { page: RowsOfPage<WrongQuestion>; props: WrongBookProps }) =>
  page.rows.length === 0 ? <Nothing {...props} /> : <Rows page={page} props={props} />;

/**
 * The wrong-answer book: questions that were wrong in visible results, which are practised until they are
 * mastered.
 */
export function WrongBook(props: WrongBookProps) {
  const { book, practising, round, t } = props;
  return (
    <div className={styles.root} data-component="WrongBook">
      {practising === undefined && <Tools {...props} />}
      <Loaded essential load={book} retry={t('retry')} skeleton={skeleton} level={2}>
        {(page) =>
          practising === undefined ? (
            <Listed page={page} props={props} />
          ) : (
            <Practising key={`${practising} ${round}`} page={page} props={props} />
          )
        }
      </Loaded>
    </div>
  );
}
