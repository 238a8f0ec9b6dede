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
import { Loaded, type Load } from '../../../common/index.ts';
import * as styles from './GreetingCard.css.ts';

/** A credit with its goal: a ring beside the figure. */
export interface HomeCredit {
  label: string;
  value: number;
  target: number;
  /** "18.5 / 30" in the person's language. */
  figure: string;
}

export interface HomeFact {
  label: string;
  figure: string;
}

/** Where to go on: a course with its place, or the way to the first one. */
export interface HomeContinue {
  title: string;
  /** "2.1 … 12:34", or a sentence for who has not begun. */
  line: string;
  action: string;
  href: string;
  course?: { id: number; coverUrl: string; category: string | number } | undefined;
}

export interface HomeSummary {
  credits: readonly HomeCredit[];
  facts: readonly HomeFact[];
  next?: HomeContinue | undefined;
}

export interface HomePerson {
  /** "早上好，林小满": the page's only first-level heading. */
  greeting: string;
  line: string;
  name: string;
  avatarUrl?: string | undefined;
  vip?: string | undefined;
}

export interface GreetingCardProps {
  person: HomePerson;
  summary: Load<HomeSummary>;
  retry: string;
  renderLink: RenderLink;
}

function Next({ next, renderLink }: { next: HomeContinue; renderLink: RenderLink }) {
  return (
    <div className={styles.next} data-part="continue">
      {next.course && (
        <CourseCover
          seed={next.course.id}
          category={next.course.category}
          src={next.course.coverUrl}
          className={styles.cover}
        />
      )}
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

/** Two lines as high as a figure with its words. */
const pair = (
  <span className={styles.pair}>
    <span className={styles.figure}>{'\u00a0'}</span>
    <span className={styles.label}>{'\u00a0'}</span>
  </span>
);

/** As high as what comes, so that nothing below it moves. */
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

/** Who is here, how far along, and the one thing to go on with. */
export function GreetingCard({ person, summary, retry, renderLink }: GreetingCardProps) {
  return (
    <section className={styles.root} data-part="greeting" aria-labelledby="greeting">
      <div className={styles.person}>
        <Avatar name={person.name} src={person.avatarUrl} size="lg" decorative />
        <div className={styles.words}>
          <Heading level={1} size={18} id="greeting" tabIndex={-1}>
            {person.greeting}
          </Heading>
          <p className={styles.line}>
            {person.vip !== undefined && <Tag tone="warning">{person.vip}</Tag>}
            <span>{person.line}</span>
          </p>
        </div>
      </div>
      <Loaded load={summary} retry={retry} skeleton={bones} plain>
        {({ credits, facts, next }) => (
          <div className={styles.summary}>
            <div className={styles.figures}>
              {credits.length > 0 && (
                <div className={styles.group}>
                  {credits.map((credit) => (
                    <div key={credit.label} className={styles.credit}>
                      <ProgressRing value={credit.value} max={credit.target} label={credit.label} />
                      <p className={styles.pair}>
                        <span className={styles.figure}>{credit.figure}</span>
                        <span className={styles.label}>{credit.label}</span>
                      </p>
                    </div>
                  ))}
                </div>
              )}
              <div className={styles.group}>
                {facts.map((fact) => (
                  <p key={fact.label} className={styles.pair}>
                    <span className={styles.figure}>{fact.figure}</span>
                    <span className={styles.label}>{fact.label}</span>
                  </p>
                ))}
              </div>
            </div>
            {next && <Next next={next} renderLink={renderLink} />}
          </div>
        )}
      </Loaded>
    </section>
  );
}
