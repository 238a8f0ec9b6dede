import type { StudySummary } from '@stoa/api/contract/study';
import { VipStatus, type SessionFields } from '@stoa/domain';
import { Play } from 'lucide-react';
import { Avatar } from '@stoa/ui/Avatar';
import { Button } from '@stoa/ui/Button';
import { CourseCover } from '@stoa/ui/CourseCover';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { ProgressRing } from '@stoa/ui/ProgressRing';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Tag } from '@stoa/ui/Tag';
import { courseCover } from '../../../common/cover.ts';
import { Loaded, type Load } from '../../../common/index.ts';
import type { Resolve } from '../../../links/index.ts';
import type { HomeTranslate } from '../../words/index.ts';
import { nextStepOf } from './nextStep.ts';
import { partOfDay } from './partOfDay.ts';
import * as styles from './GreetingCard.css.ts';

/** The fields of the session that the greeting shows; they are known before any call has answered. */
export type HomeSession = Pick<
  SessionFields,
  | 'realName'
  | 'avatar'
  | 'companyName'
  | 'platformName'
  | 'vipStatus'
  | 'hideVipModule'
  | 'compulsoryCredit'
  | 'electiveCredit'
>;

export interface GreetingCardProps {
  session: HomeSession;
  /** Hour of the person's day, 0 to 23, for the greeting. */
  hour: number;
  summary: Load<StudySummary>;
  t: HomeTranslate;
  resolve: Resolve;
  renderLink: RenderLink;
}

type SummaryProps = Pick<GreetingCardProps, 't' | 'resolve' | 'renderLink'> & { summary: StudySummary };

function Next({ summary, t, resolve, renderLink }: SummaryProps) {
  const next = nextStepOf(summary, t, resolve);
  if (!next) return null;
  const course = summary.lastCourse;
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

const Fact = ({ figure, label }: { figure: string; label: string }) => (
  <p className={styles.pair}>
    <span className={styles.figure}>{figure}</span>
    <span className={styles.label}>{label}</span>
  </p>
);

const creditKinds = ['compulsory', 'elective'] as const;

function Summary(props: SummaryProps) {
  const { summary, t } = props;
  // A kind of credit without a goal has no ring, because nothing says how full it is.
  const credits = creditKinds.filter((kind) => summary.credit[kind].target > 0);
  return (
    <div className={styles.summary}>
      <div className={styles.figures}>
        {credits.length > 0 && (
          <div className={styles.group}>
            {credits.map((kind) => {
              const { got, target } = summary.credit[kind];
              const label = t(`credit.${kind}`);
              return (
                <div key={kind} className={styles.credit}>
                  <ProgressRing value={got} max={target} label={label} />
                  <Fact figure={t('credit.figure', { got, target })} label={label} />
                </div>
              );
            })}
          </div>
        )}
        <div className={styles.group}>
          <Fact figure={t('minutes', { count: Math.floor(summary.todaySeconds / 60) })} label={t('today')} />
          <Fact figure={t('days', { count: summary.streakDays })} label={t('streak')} />
        </div>
      </div>
      <Next {...props} />
    </div>
  );
}

/** The skeleton of a number with its label, in two lines. */
const pair = (
  <span className={styles.pair}>
    <span className={styles.figure}>{'\u00a0'}</span>
    <span className={styles.label}>{'\u00a0'}</span>
  </span>
);

/** A skeleton as high as the content, so that nothing below moves. */
const bones = (
  <div className={styles.summary} aria-hidden>
    <div className={styles.figures}>
      <div className={styles.group}>
        {['a', 'b'].map((key) => (
          <span key={key} className={styles.credit}>
            <Skeleton shape="circle" className={styles.ringBone} />
            <Skeleton lines={2} className={styles.lineBone} />
            {pair}
          </span>
        ))}
      </div>
      <div className={styles.group}>
        {['c', 'd'].map((key) => (
          <span key={key} className={styles.credit}>
            <Skeleton lines={2} className={styles.lineBone} />
            {pair}
          </span>
        ))}
      </div>
    </div>
    <Skeleton shape="block" className={styles.nextBone} />
  </div>
);

/** The greeting: the person, their progress, and the one course to continue. */
export function GreetingCard({ session, hour, summary, t, resolve, renderLink }: GreetingCardProps) {
  const isVip = session.vipStatus === VipStatus.Active && !session.hideVipModule;
  return (
    <section className={styles.root} data-part="greeting" aria-labelledby="greeting">
      <div className={styles.person}>
        <Avatar name={session.realName} src={session.avatar} size="lg" decorative />
        <div className={styles.words}>
          <Heading level={1} size={18} id="greeting" tabIndex={-1}>
            {t(`greeting.${partOfDay(hour)}`, { name: session.realName })}
          </Heading>
          <p className={styles.line}>
            {isVip && <Tag tone="warning">{t('vip')}</Tag>}
            <span>{session.companyName || session.platformName}</span>
          </p>
        </div>
      </div>
      <Loaded load={summary} retry={t('retry')} skeleton={bones} plain>
        {(data) => <Summary summary={data} t={t} resolve={resolve} renderLink={renderLink} />}
      </Loaded>
      {/* What the login told, where the back end has no summary of its own. */}
      {summary.state === 'absent' && (
        <div className={styles.group}>
          {creditKinds.map((kind) => (
            <Fact key={kind} figure={`${session[`${kind}Credit`]}`} label={t(`credit.${kind}`)} />
          ))}
        </div>
      )}
    </section>
  );
}
