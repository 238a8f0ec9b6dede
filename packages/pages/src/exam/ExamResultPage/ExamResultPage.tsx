import type { AttemptResult } from '@stoa/api/contract/exam';
import type { Locale } from '@stoa/domain';
import { ChevronLeft } from 'lucide-react';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { Icon } from '@stoa/ui/Icon';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Loaded, type Load, type PageLink } from '../../common/index.ts';
import type { Resolve } from '../../links/index.ts';
import type { ExamResultTranslate, SwitchLedgerTranslate } from '../words/index.ts';
import * as styles from './ExamResultPage.css.ts';
import { placedOf } from './model.ts';
import { Awards } from './parts/Awards.tsx';
import { Hero, type ResultLabels } from './parts/Hero.tsx';
import { LateAnswers } from './parts/LateAnswers.tsx';
import { ReviewedPaper } from './parts/ReviewedPaper.tsx';
import { Switches } from './parts/Switches.tsx';

export interface ExamResultPageProps {
  result: Load<AttemptResult>;
  /** The name of the person whose result it is; only a printed page shows it. */
  person?: string | undefined;
  /** Where the person came from: a course, a plan, or the list of records. */
  back?: PageLink | undefined;
  /** Address at which another attempt starts; absent while that page is not built. */
  retakeHref?: string | undefined;
  /** Address of the wrong-answer book of the exam; absent if none of its questions can be practised. */
  wrongHref?: string | undefined;
  /** The current time in epoch milliseconds. */
  now: number;
  locale: Locale;
  /** The names of the enumerations' values that a result shows. */
  labels: ResultLabels;
  t: ExamResultTranslate;
  tSwitches: SwitchLedgerTranslate;
  resolve: Resolve;
  onPrint: () => void;
  renderLink?: RenderLink;
}

const skeleton = (
  <>
    <Skeleton shape="block" className={styles.boneHero} />
    <Skeleton shape="block" className={styles.boneQuestion} />
  </>
);

function Result({ result, props }: { result: AttemptResult; props: ExamResultPageProps }) {
  const { t } = props;
  const placed = placedOf(result);
  const hasPaper = placed.length > 0;
  const { awards, late = [], switches = [] } = result;
  // A guest has no way back either, so that a wide card would be the only thing on the page.
  const isAlone =
    props.back === undefined && !hasPaper && [awards, late, switches].every(({ length }) => length === 0);
  return (
    <>
      <Hero {...props} result={result} alone={isAlone} />
      <Awards {...props} awards={awards} />
      {/* Placed above the paper, because the outcome of late answers must not be hidden below two hundred
          questions. */}
      <LateAnswers late={late} placed={placed} now={props.now} t={t} />
      <Switches {...props} entries={switches} open={!hasPaper} />
      {hasPaper && result.visible && 'questions' in result && (
        <ReviewedPaper key={result.attempt.attemptId} result={result} t={t} />
      )}
    </>
  );
}

/** The result of one attempt, as far as its exam shows it, or why it is not shown yet. */
export function ExamResultPage(props: ExamResultPageProps) {
  const { result, back, t, renderLink = plainLink } = props;
  return (
    <Container className={styles.root} data-component="ExamResultPage">
      {back && (
        <div className={styles.onScreen}>
          <Button asChild variant="ghost" size="sm" iconStart={<Icon glyph={ChevronLeft} directional />}>
            {renderLink({ href: back.href, className: '', children: back.label })}
          </Button>
        </div>
      )}
      <Loaded essential load={result} retry={t('retry')} skeleton={skeleton} level={2}>
        {(data) => <Result result={data} props={props} />}
      </Loaded>
    </Container>
  );
}
