import type { ExamInfo } from '@stoa/api/contract/exam';
import { Button } from '@stoa/ui/Button';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { ExamCard } from '@stoa/ui/ExamCard';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Loaded, type Load } from '../../../common/index.ts';
import { standingOf } from '../../../exam/standing.ts';
import type { CourseTestTranslate, StudyTranslate } from '../../words/index.ts';
import * as styles from './late.css.ts';

export interface TestCardProps {
  /** The exam of the test, with the learner's attempts. */
  load: Load<ExamInfo>;
  /** Address of the page before the exam; `undefined` where exams cannot be taken here. */
  href: string | undefined;
  /** The current time in epoch milliseconds. */
  now: number;
  t: CourseTestTranslate;
  study: StudyTranslate;
  renderLink?: RenderLink | undefined;
}

/** The label of a test's one button: start, continue, start again, or only show the test. */
export function stepOf({
  canStart,
  inProgressAttemptId,
  usedAttempts,
}: Pick<ExamInfo, 'canStart' | 'inProgressAttemptId' | 'usedAttempts'>): 'start' | 'goOn' | 'again' | 'look' {
  if (inProgressAttemptId !== undefined) return 'goOn';
  if (!canStart) return 'look';
  return usedAttempts === 0 ? 'start' : 'again';
}

type CardProps = Omit<TestCardProps, 'load' | 'href'> & { exam: ExamInfo; href: string };

function Card({ exam, href, now, t, renderLink = plainLink }: CardProps) {
  const step = stepOf(exam);
  const { title, examKind, openTime, closeTime, durationMinutes, questionCount } = exam;
  const { passScore, totalScore, usedAttempts, maxAttempts } = exam;
  return (
    <>
      <ExamCard
        {...{ title, examKind, openTime, closeTime, durationMinutes, questionCount }}
        {...{ passScore, totalScore, usedAttempts, maxAttempts, href, now, renderLink }}
        standing={standingOf(exam, now)}
        level={2}
        action={
          <Button asChild variant={step === 'look' ? 'outline' : 'solid'}>
            {renderLink({ href, className: '', children: t(step) })}
          </Button>
        }
      />
      {exam.blockMsg !== undefined && <p className={styles.testNote}>{exam.blockMsg}</p>}
    </>
  );
}

/** The stage of a test: its exam with its rules, the learner's best result, and the button that opens it. */
export function TestCard({ load, href, study, t, ...rest }: TestCardProps) {
  return (
    <div className={styles.test} data-part="test">
      {href === undefined ? (
        <p className={styles.testNote}>{study('notOpen.test')}</p>
      ) : (
        <Loaded load={load} retry={study('retry')} skeleton={<Skeleton lines={5} />} level={2} essential>
          {(exam) => <Card exam={exam} href={href} study={study} t={t} {...rest} />}
        </Loaded>
      )}
    </div>
  );
}
