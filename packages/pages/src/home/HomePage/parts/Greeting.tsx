import type { StudySummary } from '@stoa/api/contract/study';
import { VipStatus, type SessionFields } from '@stoa/domain';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { CourseCover } from '@stoa/ui/CourseCover';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { ProgressRing } from '@stoa/ui/ProgressRing';
import { useLabels } from '@stoa/ui/provider';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Tag } from '@stoa/ui/Tag';
import { courseCover } from '../../../common/cover.ts';
import { Loaded, type Load } from '../../../common/index.ts';
import type { Resolve } from '../../../links/index.ts';
import { goalOf } from '../../goal.ts';
import { goalWords } from '../../goalWords.ts';
import { partOfDay } from '../../greeting/index.ts';
import { nextStepOf } from '../../nextStep.ts';
import type { ShownTasks } from '../../tasks.ts';
import type { HomeTranslate } from '../../words/index.ts';
import * as styles from './Greeting.css.ts';

/** The fields of the session that the greeting shows; they are known before any call has answered. */
export type HomeSession = Pick<
  SessionFields,
  | 'realName'
  | 'companyName'
  | 'platformName'
  | 'vipStatus'
  | 'hideVipModule'
  | 'compulsoryCredit'
  | 'electiveCredit'
>;

/** The facts about the tasks that the greeting needs; `undefined` where they could not be read. */
export interface GreetingTasks {
  readonly shown: ShownTasks | undefined;
  /** Current time by the server's clock, in epoch milliseconds. */
  readonly now: number;
}

export interface GreetingProps {
  session: HomeSession;
  /** Hour of the person's day, 0 to 23, for the greeting. */
  hour: number;
  summary: Load<StudySummary>;
  /** `undefined` while the tasks are loading. */
  tasks: GreetingTasks | undefined;
  /** The week's goal. When given, its space is reserved before there is something to show. */
  week?: ReactNode;
  t: HomeTranslate;
  resolve: Resolve;
  renderLink: RenderLink;
}

type CreditSoFar = StudySummary['credit']['compulsory'];

/** The facts that the greeting shows, from the summary, or from the login if the back end has no summary. */
interface Standing {
  readonly compulsory: CreditSoFar | undefined;
  readonly lastCourse: StudySummary['lastCourse'];
  readonly facts: readonly string[];
}

function standingOf(
  { credit, todaySeconds, streakDays, lastCourse }: StudySummary,
  t: HomeTranslate,
): Standing {
  const { got, target } = credit.elective;
  const facts = [t('today', { count: Math.floor(todaySeconds / 60) })];
  if (target > 0) facts.unshift(t('credit.elective', { got, target }));
  if (streakDays > 0) facts.push(t('streak', { count: streakDays }));
  return { compulsory: credit.compulsory, lastCourse, facts };
}

const fromLogin = ({ compulsoryCredit, electiveCredit }: HomeSession, t: HomeTranslate): Standing => ({
  compulsory: undefined,
  lastCourse: undefined,
  facts: [
    t('credit.compulsoryGot', { got: compulsoryCredit }),
    t('credit.electiveGot', { got: electiveCredit }),
  ],
});

type PartProps = Pick<GreetingProps, 'tasks' | 't' | 'resolve' | 'renderLink'> & { standing: Standing };

/** The ring of the required credits with their number. */
function Ring({ got, target, t }: CreditSoFar & Pick<GreetingProps, 't'>) {
  return (
    <ProgressRing value={got} max={target} size="lg" label={t('credit.compulsory')} className={styles.ring}>
      {t('credit.percent', { percent: Math.min(100, Math.floor((got / target) * 100)) })}
    </ProgressRing>
  );
}

/** The number of required credits, and the sentence that says what is missing. */
function Credit({ standing: { compulsory }, tasks, t }: PartProps) {
  const labels = useLabels('taskItem');
  const asked = compulsory && compulsory.target > 0 ? compulsory : undefined;
  const sentence =
    tasks && goalWords(goalOf(compulsory, tasks.shown, tasks.now), t, tasks.now, (time) => labels.time(time));
  return (
    <div className={styles.credit}>
      {asked && <Ring {...asked} t={t} />}
      <div className={styles.words}>
        {asked && (
          <p className={styles.figure}>
            <strong className={styles.got}>{t('credit.got', { got: asked.got })}</strong>{' '}
            {t('credit.of', { target: asked.target })}
          </p>
        )}
        <p className={styles.sentence} data-part="goal">
          {sentence ?? <Skeleton />}
        </p>
      </div>
    </div>
  );
}

/** The main button of the page, with a description of its target. */
function Next({ standing, tasks, t, resolve, renderLink }: PartProps) {
  const next = nextStepOf(standing.lastCourse, tasks?.shown, t, resolve);
  if (!next) return null;
  const { course } = next;
  return (
    <div className={styles.next} data-part="continue">
      {course && <CourseCover {...courseCover(course)} className={styles.cover} />}
      <div className={styles.courseWords}>
        <p className={styles.course} title={next.title}>
          {next.title}
        </p>
        <p className={styles.place} title={next.line}>
          {next.line}
        </p>
      </div>
      <Button asChild iconStart={<Icon glyph={Play} />} className={styles.go}>
        {renderLink({ href: next.href, className: '', children: next.action })}
      </Button>
    </div>
  );
}

const Summary = (props: PartProps) => (
  <div className={styles.summary}>
    <Credit {...props} />
    <Next {...props} />
    <p className={styles.facts}>
      {props.standing.facts.map((fact) => (
        <span key={fact} className={styles.fact}>
          {fact}
        </span>
      ))}
    </p>
  </div>
);

/** A skeleton as high as the content, so that nothing below moves. */
const skeleton = (
  <div className={styles.summary} aria-hidden>
    <div className={styles.credit}>
      <Skeleton shape="circle" className={styles.ringSkeleton} />
      <Skeleton lines={2} className={styles.lineSkeleton} />
    </div>
    <Skeleton shape="block" className={styles.nextSkeleton} />
    <p className={styles.facts}>
      <Skeleton className={styles.lineSkeleton} />
    </p>
  </div>
);

/** The greeting: progress, what is missing, and the next step. */
export function Greeting({ session, hour, summary, tasks, week, t, resolve, renderLink }: GreetingProps) {
  const common = { tasks, t, resolve, renderLink };
  const greeting = t(`greeting.${partOfDay(hour)}`);
  const isVip = session.vipStatus === VipStatus.Active && !session.hideVipModule;
  return (
    <section className={styles.root} data-part="greeting" aria-labelledby="greeting">
      <div className={styles.head}>
        <Heading level={1} id="greeting" tabIndex={-1}>
          {session.realName === '' ? greeting : t('greeting.named', { greeting, name: session.realName })}
        </Heading>
        <p className={styles.line}>
          {isVip && <Tag tone="warning">{t('vip')}</Tag>}
          <span>{session.companyName || session.platformName}</span>
        </p>
      </div>
      <Loaded load={summary} retry={t('retry')} skeleton={skeleton} plain>
        {(data) => <Summary standing={standingOf(data, t)} {...common} />}
      </Loaded>
      {summary.state === 'absent' && <Summary standing={fromLogin(session, t)} {...common} />}
      {week !== undefined && <div className={styles.week}>{week}</div>}
    </section>
  );
}
