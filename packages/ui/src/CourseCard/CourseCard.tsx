import { ProgressState, type Corner, type Price } from '@stoa/domain';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { EntryCard, EntryCover, entryCardLayouts, type EntryProgress } from '../EntryCard/index.ts';
import * as entry from '../EntryCard/EntryCard.css.ts';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import { useLabels, type Labels } from '../provider/index.ts';
import { Tag } from '../Tag/Tag.tsx';
import { dueOf } from '../TaskItem/due.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { RenderLink } from './renderLink.tsx';
import * as styles from './CourseCard.css.ts';

export const courseCardLayouts = entryCardLayouts;
export type CourseCardLayout = (typeof courseCardLayouts)[number];

export interface CourseCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  title: string;
  /** The title as it is drawn, if that differs from its text, for example with marked search matches. */
  heading?: ReactNode;
  href: string;
  /** Id of the course, from which the cover is generated. */
  seed: string | number;
  /** Key or id of the category, which decides the hue of the generated cover. */
  category?: string | number | undefined;
  /**
   * Texts that say what the course is about, for the figure of the generated cover: the title, then the name
   * of the category. Default: the title.
   */
  coverWords?: readonly string[] | undefined;
  coverUrl?: string | undefined;
  /** `card` has the picture above the words; `row` shows the same content as a row of a list. */
  layout?: CourseCardLayout;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  /** Number of lessons. Shown if there is no duration, for example for a course that consists of text. */
  itemCount: number;
  /** Length of all lessons in seconds; 0 when the course has none. */
  durationSeconds: number;
  /** Average rating out of five. 0 shows no rating. */
  score?: number;
  /** Number of learners. Leave it out if the company hides it. */
  learners?: number | undefined;
  /** Credits of the course. 0 shows none. */
  credit?: number;
  teacherNames?: readonly string[] | undefined;
  /** Tags of the course. A card shows the first two if there is no price; a row shows none. */
  tags?: readonly string[] | undefined;
  corners?: readonly Corner[] | undefined;
  /** The price for the current person, as returned by `priceFor` of `@stoa/domain`. */
  price?: Price | undefined;
  /**
   * When the person must have completed the course, and the current time, both in epoch milliseconds. A completed
   * course shows no date.
   */
  due?: { readonly time: number; readonly now: number } | undefined;
  /** Progress of the person. Pass it once the person is enrolled. */
  progress?: EntryProgress | undefined;
  /** A text about the course that helps to choose, such as the passage in which something was found. */
  summary?: ReactNode;
  /** A text that says why the course is recommended. */
  reason?: string | undefined;
  /** A button beside the link, such as one that bookmarks or removes the course. */
  action?: ReactNode;
  renderLink?: RenderLink | undefined;
}

type CardLabels = Labels['courseCard'];

/** Facts that help to decide: rating, length and credit. Missing ones are left out. */
function Facts({
  itemCount,
  durationSeconds,
  score,
  credit,
  labels,
}: Pick<CourseCardProps, 'itemCount' | 'durationSeconds' | 'score' | 'credit'> & { labels: CardLabels }) {
  const facts: string[] = [];
  if (durationSeconds > 0) facts.push(labels.length(durationSeconds));
  else if (itemCount > 0) facts.push(labels.items(itemCount));
  if (credit) facts.push(labels.credit(credit));
  // Spaces inside a fact do not break, so that lines break only between facts and no line starts with a
  // separator.
  const words = facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join('\u00a0· ');
  if (!score && words === '') return null;
  return (
    <p className={`${entry.line} ${styles.facts}`} data-part="facts">
      {score ? (
        <span className={styles.score}>
          {score.toFixed(1)}
          <VisuallyHidden>{labels.scoreUnit}</VisuallyHidden>
        </span>
      ) : null}
      {score && words !== '' ? `\u00a0· ${words}` : words}
    </p>
  );
}

function peopleOf({ teacherNames = [], learners }: CourseCardProps, labels: CardLabels): string {
  const teachers = teacherNames.join(labels.comma);
  const many = learners ? labels.learners(learners) : '';
  return [teachers, many].filter((words) => words !== '').join(' · ');
}

function Due({ due, labels }: { due: NonNullable<CourseCardProps['due']>; labels: CardLabels }) {
  const { tone, words, urgency } = dueOf(due.time, due.now, useLabels('taskItem'));
  return <Tag tone={tone}>{urgency === 'later' ? labels.due(words) : words}</Tag>;
}

/** The person's state in the course: its due date and the progress. */
function Standing({
  due,
  progress,
  labels,
}: Pick<CourseCardProps, 'due' | 'progress'> & { labels: CardLabels }) {
  const done = progress?.state === ProgressState.Completed;
  const open = done ? undefined : due;
  if (open === undefined && progress === undefined) return null;
  return (
    <p className={`${entry.line} ${styles.standing}`}>
      {open !== undefined && <Due due={open} labels={labels} />}
      {progress !== undefined && (
        <span className={done ? entry.done : entry.learned} data-part="progress">
          {done ? `✓ ${labels.completed}` : labels.progress(progress.percent)}
        </span>
      )}
    </p>
  );
}

/** A course in a list. The whole card leads to the course; its title is the link and the only tab stop. */
export function CourseCard(props: CourseCardProps) {
  const {
    seed,
    category,
    coverWords,
    coverUrl,
    layout = 'card',
    itemCount,
    durationSeconds,
    score,
    learners: _learners,
    credit,
    teacherNames: _teachers,
    tags = [],
    corners,
    price,
    due,
    progress,
    summary,
    reason,
    ...rest
  } = props;
  const labels = useLabels('courseCard');
  const people = peopleOf(props, labels);
  const words =
    layout === 'card' &&
    tags.length > 0 &&
    tags.slice(0, 2).map((tag) => (
      <span key={tag} className={styles.tag}>
        {tag}
      </span>
    ));
  return (
    <EntryCard
      data-component="CourseCard"
      {...rest}
      layout={layout}
      media={
        <EntryCover
          {...{ seed, category, coverUrl, layout, corners, progress }}
          words={coverWords ?? [rest.title]}
        />
      }
      foot={price !== undefined && price.kind !== 'nothing' ? <PriceTag price={price} /> : words}
    >
      {summary !== undefined && <p className={`${entry.line} ${styles.summary}`}>{summary}</p>}
      <Facts {...{ itemCount, durationSeconds, score, credit, labels }} />
      {people !== '' && <p className={`${entry.line} ${styles.twoLines}`}>{people}</p>}
      <Standing due={due} progress={progress} labels={labels} />
      {reason !== undefined && (
        <p className={clsx(entry.line, styles.reason)} data-part="reason">
          {reason}
        </p>
      )}
    </EntryCard>
  );
}
