import type { ExamSummary } from '@stoa/api/contract/exam';
import { TargetKind } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { plainLink } from '@stoa/ui/CourseCard';
import { ExamCard } from '@stoa/ui/ExamCard';
import { Grid } from '@stoa/ui/Grid';
import { hrefOf, type Resolve } from '../../../links/index.ts';
import type { ExamListPageProps } from '../ExamListPage.tsx';
import * as styles from '../ExamListPage.css.ts';
import { actionsOf, type ExamAction } from '../actions.ts';
import { standingOf } from '../../standing.ts';

type RowsProps = Pick<
  ExamListPageProps,
  'layout' | 'now' | 'secondsSince' | 't' | 'resolve' | 'renderLink'
> & { exams: readonly ExamSummary[] };

const looks: Readonly<Record<ExamAction['does'], 'solid' | 'soft' | 'outline'>> = {
  continue: 'solid',
  continuePractice: 'soft',
  enter: 'soft',
  practise: 'soft',
  retake: 'outline',
  repractise: 'outline',
  result: 'outline',
  look: 'outline',
};

/** The actions whose pages exist, with their addresses. */
const leadingActions = (exam: ExamSummary, resolve: Resolve) =>
  actionsOf(exam).flatMap(({ does, url }) => {
    const href = hrefOf(resolve({ kind: TargetKind.Url, url }));
    return href === undefined ? [] : [{ does, href }];
  });

/** The exams of one page as cards or rows, each with its possible actions. */
export function ExamRows({
  exams,
  layout,
  now,
  secondsSince,
  t,
  resolve,
  renderLink = plainLink,
}: RowsProps) {
  const isRow = layout === 'row';
  return (
    <Grid asChild layout={isRow ? 'list' : 'grid'} gap={isRow ? 2 : 6}>
      <ul className={styles.list}>
        {exams.map((exam) => {
          const actions = leadingActions(exam, resolve);
          const own = hrefOf(resolve({ kind: TargetKind.Exam, id: exam.examId }));
          return (
            <li key={exam.examId} className={styles.item}>
              <ExamCard
                title={exam.title}
                href={own ?? actions[0]?.href ?? ''}
                examKind={exam.examKind}
                standing={standingOf(exam, now, secondsSince)}
                now={now}
                openTime={exam.openTime}
                closeTime={exam.closeTime}
                durationMinutes={exam.durationMinutes}
                questionCount={exam.questionCount}
                passScore={exam.passScore}
                totalScore={exam.totalScore}
                usedAttempts={exam.usedAttempts}
                maxAttempts={exam.maxAttempts}
                assignKind={exam.assignKind}
                source={exam.source?.title}
                layout={layout}
                level={2}
                action={
                  actions.length > 0 &&
                  actions.map(({ does, href }) => (
                    <Button
                      key={does}
                      asChild
                      size="sm"
                      variant={looks[does]}
                      tone={looks[does] === 'outline' ? 'neutral' : 'accent'}
                    >
                      {renderLink({ href, className: '', children: t(does) })}
                    </Button>
                  ))
                }
                renderLink={renderLink}
              />
            </li>
          );
        })}
      </ul>
    </Grid>
  );
}
