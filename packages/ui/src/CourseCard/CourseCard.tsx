import { formatDuration, ProgressState, type Corner, type Price } from '@stoa/domain';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { CourseCover } from '../CourseCover/index.ts';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import { useLabels, type Labels } from '../provider/index.ts';
import { coverCorners } from './corners.tsx';
import { plainLink, type RenderLink } from './renderLink.tsx';
import * as styles from './CourseCard.css.ts';

export const courseCardLayouts = ['card', 'row'] as const;
export type CourseCardLayout = (typeof courseCardLayouts)[number];

export interface CourseCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  title: string;
  href: string;
  /** Id of the course, from which the cover is generated. */
  seed: string | number;
  /** Key or id of the category, which decides the motif of the generated cover. */
  category?: string | number;
  coverUrl?: string;
  /** `card` has the picture above the words; `row` shows the same content as a row of a list. */
  layout?: CourseCardLayout;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  itemCount: number;
  durationSeconds: number;
  /** Average rating out of five. 0 shows no rating. */
  score?: number;
  /** Number of learners. Leave it out where the company hides it. */
  learners?: number;
  credit?: number;
  teacherNames?: readonly string[];
  tags?: readonly string[];
  corners?: readonly Corner[];
  /** The price for the person who looks, as `priceFor` of `@stoa/domain` gives it. */
  price?: Price | undefined;
  /** Progress of the person. Pass it once the person is enrolled. */
  progress?: { percent: number; state: ProgressState };
  /** Why the course is recommended, in words. */
  reason?: string | undefined;
  /** A button beside the link, such as one that bookmarks or removes the course. */
  action?: ReactNode;
  renderLink?: RenderLink;
}

type CardLabels = Labels['courseCard'];

function factsOf(props: CourseCardProps, labels: CardLabels): string {
  const facts = [labels.items(props.itemCount)];
  // A course that consists of text has no duration.
  if (props.durationSeconds > 0) facts.push(formatDuration(props.durationSeconds));
  if (props.score) facts.push(labels.score(props.score.toFixed(1)));
  if (props.credit) facts.push(labels.credit(props.credit));
  // Spaces inside a fact do not break, so that lines break only between facts, and no line begins with a
  // separator.
  return facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join('\u00a0· ');
}

function peopleOf({ teacherNames = [], learners }: CourseCardProps, labels: CardLabels): string {
  const teachers = teacherNames.join(labels.comma);
  const many = learners === undefined ? '' : labels.learners(learners);
  return [teachers, many].filter((words) => words !== '').join(' · ');
}

const stateName = (state: ProgressState) => (state === ProgressState.Completed ? 'completed' : 'open');

function learnt({ progress }: CourseCardProps, labels: CardLabels) {
  if (progress === undefined) return null;
  const done = progress.state === ProgressState.Completed;
  return (
    <p className={`${styles.line} ${done ? styles.done : styles.learned}`} data-part="progress">
      {done ? `✓ ${labels.completed}` : labels.progress(progress.percent)}
    </p>
  );
}

/** A course in a list. The whole card leads to the course; its title is the link and the only tab stop. */
export function CourseCard(props: CourseCardProps) {
  const {
    title,
    href,
    seed,
    category,
    coverUrl,
    layout = 'card',
    level = 3,
    itemCount: _items,
    durationSeconds: _seconds,
    score: _score,
    learners: _learners,
    credit: _credit,
    teacherNames: _teachers,
    tags,
    corners,
    price,
    progress,
    reason,
    action,
    renderLink = plainLink,
    className,
    ...rest
  } = props;
  const labels = useLabels('courseCard');
  const Title = `h${level}` as const;
  const row = layout === 'row';
  const cost = price !== undefined && price.kind !== 'nothing' && <PriceTag price={price} />;
  const people = peopleOf(props, labels);
  const marks =
    !row &&
    tags?.slice(0, 2).map((tag) => (
      <span key={tag} className={styles.tag}>
        {tag}
      </span>
    ));
  const foot = (cost !== false || action !== undefined || (marks && marks.length > 0)) && (
    <div className={row ? styles.action : styles.foot}>
      {cost}
      {marks}
      {action !== undefined && <span className={styles.action}>{action}</span>}
    </div>
  );
  return (
    <article
      {...rest}
      data-component="CourseCard"
      data-layout={layout}
      className={clsx(row ? styles.row : styles.card, !row && styles.liftable, className)}
    >
      <CourseCover
        seed={seed}
        category={category}
        src={coverUrl}
        className={row ? styles.rowCover : undefined}
      >
        {!row && coverCorners(corners)}
        {!row && progress !== undefined && (
          <div className={styles.bar} aria-hidden>
            <div
              className={styles.barFill}
              data-state={stateName(progress.state)}
              style={{ inlineSize: `${progress.percent}%` }}
            />
          </div>
        )}
      </CourseCover>
      <div className={row ? styles.rowBody : styles.body}>
        <Title className={clsx(styles.title, row && styles.rowTitle)} title={title}>
          {renderLink({ href, className: styles.link, children: title })}
        </Title>
        {people !== '' && <p className={`${styles.line} ${styles.twoLines}`}>{people}</p>}
        <p className={styles.line}>{factsOf(props, labels)}</p>
        {learnt(props, labels)}
        {reason !== undefined && (
          <p className={`${styles.line} ${styles.reason}`} data-part="reason">
            {reason}
          </p>
        )}
        {!row && foot}
      </div>
      {row && foot}
    </article>
  );
}
