import type { AttemptResult } from '@stoa/api/contract/exam';
import { ExamKind, formatDateTime, formatLength, type Labels, type Locale, SubmitReason } from '@stoa/domain';
import { Check, FileText, Hourglass, NotebookPen, Printer, RotateCcw, X } from 'lucide-react';
import { Button } from '@stoa/ui/Button';
import { plainLink } from '@stoa/ui/CourseCard';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { ProgressRing } from '@stoa/ui/ProgressRing';
import { Tag } from '@stoa/ui/Tag';
import type { ExamResultTranslate } from '../../words/index.ts';
import type { ExamResultPageProps } from '../ExamResultPage.tsx';
import * as styles from '../ExamResultPage.css.ts';
import { partsOf, placedOf, standingOf, type Standing } from '../model.ts';

export interface HeroProps extends Pick<
  ExamResultPageProps,
  'person' | 'retakeHref' | 'wrongHref' | 'now' | 'locale' | 'labels' | 't' | 'onPrint' | 'renderLink'
> {
  result: AttemptResult;
  /** Whether the page shows nothing besides this card, which is narrow then. */
  alone: boolean;
}

function Picture({ standing, total, t }: { standing: Standing; total: number; t: ExamResultTranslate }) {
  if (standing.state === 'hidden' || standing.state === 'pending') {
    return (
      <span className={styles.plate}>
        {/* A paper and no tick of success, which would look like a verdict. */}
        <Icon glyph={standing.state === 'hidden' ? FileText : Hourglass} />
      </span>
    );
  }
  return (
    <ProgressRing
      size="lg"
      value={standing.score}
      max={Math.max(total, 1)}
      label={t('score')}
      className={styles.ring}
    >
      <span className={styles.ringWords}>
        <span className={styles.figure} data-long={String(standing.score).length > 3 ? '' : undefined}>
          {standing.score}
        </span>
        <span className={styles.full}>{t('full', { total })}</span>
      </span>
    </ProgressRing>
  );
}

function Verdict({ standing, t }: { standing: Standing; t: ExamResultTranslate }) {
  switch (standing.state) {
    case 'hidden':
      return null;
    case 'pending':
      return (
        <Tag tone="info" icon={<Icon glyph={Hourglass} />}>
          {t('pending')}
        </Tag>
      );
    case 'passed':
      return (
        <Tag tone="success" icon={<Icon glyph={Check} />}>
          {t('passed')}
        </Tag>
      );
    case 'failed':
      return (
        <Tag tone="danger" icon={<Icon glyph={X} />}>
          {t('failed')}
        </Tag>
      );
    default:
      return standing satisfies never;
  }
}

/** Why a result is not shown, and when it will be shown. */
function hiddenWords(
  result: Extract<AttemptResult, { visible: false }>,
  now: number,
  t: ExamResultTranslate,
): string {
  const { visibleReason, visibleTime } = result;
  return visibleReason === 'AFTER_CLOSE' && visibleTime !== undefined
    ? t('hidden.AFTER_CLOSE_AT', { time: formatDateTime(visibleTime, { now }) })
    : t(`hidden.${visibleReason}`);
}

interface Fact {
  readonly term: string;
  readonly value: string;
}

/** The known figures of a result. */
function factsOf(
  result: AttemptResult,
  t: ExamResultTranslate,
  locale: Locale,
  isPractice: boolean,
): readonly Fact[] {
  const { attempt, exam } = result;
  const used: Fact = { term: t('usedName'), value: formatLength(attempt.usedSeconds, locale) };
  if (!result.visible) return [used];
  const { rank } = result;
  const parts = partsOf(result);
  const points = (score: number) => t('points', { score });
  return [
    ...(isPractice ? [] : [{ term: t('passName'), value: points(exam.passScore) }]),
    used,
    // A rank is shown only if more than one person has taken the exam.
    ...(rank && rank.total > 1 ? [{ term: t('rankName'), value: t('rank', rank) }] : []),
    ...(parts
      ? [
          { term: t('objective'), value: points(parts.objective) },
          { term: t('subjective'), value: points(parts.subjective) },
        ]
      : []),
    ...(exam.bestScore !== undefined && exam.bestScore !== result.score
      ? [{ term: t('best'), value: points(exam.bestScore) }]
      : []),
  ];
}

const lineOf = ({ attempt }: AttemptResult, { now, labels, t }: HeroProps): string => {
  const { no, submitTime, submitReason = SubmitReason.Manual } = attempt;
  return [
    t('attempt', { no }),
    ...(submitTime === undefined ? [] : [formatDateTime(submitTime, { now })]),
    labels.submitReason[submitReason],
  ].join(' · ');
};

/** The result at the top: the score as a ring, the verdict in words, the figures, and the next actions. */
export function Hero(props: HeroProps) {
  const {
    result,
    alone,
    person,
    retakeHref,
    wrongHref,
    now,
    locale,
    t,
    onPrint,
    renderLink = plainLink,
  } = props;
  const { exam, attempt, canRetake, nextStartTime } = result;
  const standing = standingOf(result);
  const isPractice = exam.examKind === ExamKind.ClassPractice;
  const hasPaper = placedOf(result).length > 0;
  return (
    <header className={styles.hero} data-alone={alone ? '' : undefined}>
      <Picture standing={standing} total={exam.totalScore} t={t} />
      <div className={styles.about}>
        <div className={styles.marks}>
          {!isPractice && <Verdict standing={standing} t={t} />}
          {attempt.counted && <Tag>{t('counted')}</Tag>}
          <span>{props.labels.examKind[exam.examKind]}</span>
        </div>
        <Heading level={1} size={24} tabIndex={-1} className={styles.title}>
          {exam.title}
        </Heading>
        {person !== undefined && <p className={styles.printedOnly}>{t('takenBy', { name: person })}</p>}
        <p className={styles.line1}>{lineOf(result, props)}</p>
        {!result.visible && <p className={styles.reason}>{hiddenWords(result, now, t)}</p>}
        {standing.state === 'pending' && <p className={styles.reason}>{t('pendingText')}</p>}
        <dl className={styles.facts}>
          {factsOf(result, t, locale, isPractice).map(({ term, value }) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.actions}>
        {canRetake && retakeHref !== undefined && (
          <Button
            asChild
            variant={standing.state === 'failed' ? 'solid' : 'outline'}
            iconStart={<Icon glyph={RotateCcw} />}
          >
            {renderLink({
              href: retakeHref,
              className: '',
              children: t(isPractice ? 'repractise' : 'retake'),
            })}
          </Button>
        )}
        {wrongHref !== undefined && (
          <Button asChild variant="outline" iconStart={<Icon glyph={NotebookPen} />}>
            {renderLink({ href: wrongHref, className: '', children: t('wrongBook') })}
          </Button>
        )}
        {hasPaper && (
          <Button variant="ghost" iconStart={<Icon glyph={Printer} />} onClick={onPrint}>
            {t('print')}
          </Button>
        )}
        {!canRetake && nextStartTime !== undefined && nextStartTime > now && (
          <span className={styles.later}>
            {t('retakeFrom', { time: formatDateTime(nextStartTime, { now }) })}
          </span>
        )}
      </div>
    </header>
  );
}

export type ResultLabels = Pick<Labels, 'submitReason' | 'examKind'>;
