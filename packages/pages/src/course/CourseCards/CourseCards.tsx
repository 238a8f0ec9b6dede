import type { CourseSummary } from '@stoa/api/contract/course';
import type { ReactNode } from 'react';
import {
  CourseCard,
  CourseCardSkeleton,
  plainLink,
  type CourseCardLayout,
  type RenderLink,
} from '@stoa/ui/CourseCard';
import { Grid } from '@stoa/ui/Grid';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import { courseCardOf } from '../../common/courseCard.ts';
import { useViewer } from '../../common/viewer/index.ts';
import { useShownStudyNum } from '../../common/studyNum/index.ts';
import { hrefOf, type Resolve } from '../../links/index.ts';
import { resumeTarget } from '../target.ts';
import type { CourseTranslate } from '../words/index.ts';
import { withCorner } from './corners.ts';
import * as styles from './CourseCards.css.ts';
import { rankOf } from './rank.ts';

/**
 * Renders the buttons of a course that the page itself does not have: collect, want to learn. Their space is
 * reserved while there are none.
 */
export type RenderMarks = (course: CourseSummary) => ReactNode;

export interface CourseCardsProps {
  courses: readonly CourseSummary[];
  /** `row` stacks the courses as rows. */
  layout?: CourseCardLayout;
  t: CourseTranslate;
  resolve: Resolve;
  /** Heading level of the titles. */
  level: 2 | 3;
  /** Rank of the first course; absent when the list is not a ranking. */
  firstRank?: number | undefined;
  /** Text in a free corner of every cover. */
  corner?: string | undefined;
  marks?: RenderMarks | undefined;
  renderLink?: RenderLink;
}

/** The actions on a card: continue, and the marks. */
function acts(course: CourseSummary, { t, resolve, marks, renderLink = plainLink }: CourseCardsProps) {
  const resume = resumeTarget(course);
  const href = resume && hrefOf(resolve(resume));
  if (href === undefined && !marks) return undefined;
  return (
    <span className={styles.acts}>
      {href !== undefined &&
        renderLink({
          href,
          className: styles.resume,
          children: (
            <>
              {t('continue')}
              <VisuallyHidden>{` ${course.title}`}</VisuallyHidden>
            </>
          ),
        })}
      {marks?.(course)}
    </span>
  );
}

function Card({
  course,
  rank,
  props,
}: {
  course: CourseSummary;
  rank: number | undefined;
  props: CourseCardsProps;
}) {
  const { layout = 'card', resolve, level, corner, renderLink = plainLink } = props;
  const shown = useShownStudyNum();
  const viewer = useViewer();
  return (
    <li className={styles.item}>
      {rank !== undefined && (
        // The number is hidden from screen readers, because the list is numbered already.
        <span className={styles.rankPlace} aria-hidden>
          <span className={styles.rank} data-top={rank <= 3 ? '' : undefined}>
            {rank}
          </span>
        </span>
      )}
      <CourseCard
        {...courseCardOf(shown(course), resolve, viewer)}
        corners={corner === undefined ? course.corners : withCorner(course.corners, corner)}
        layout={layout}
        level={level}
        action={acts(course, props)}
        renderLink={renderLink}
      />
    </li>
  );
}

/** Courses as cards or rows, as cards with numbers if the list is a ranking. */
export function CourseCards(props: CourseCardsProps) {
  const { courses, layout, firstRank } = props;
  const first = rankOf(0, firstRank);
  const isRow = layout === 'row';
  const cards = courses.map((course, at) => (
    <Card key={course.courseId} course={course} rank={rankOf(at, firstRank)} props={props} />
  ));
  return (
    <Grid asChild layout={isRow ? 'list' : 'grid'} gap={isRow ? 2 : 6}>
      {first === undefined ? (
        <ul className={styles.list}>{cards}</ul>
      ) : (
        <ol className={styles.list} start={first}>
          {cards}
        </ol>
      )}
    </Grid>
  );
}

export interface CourseBonesProps {
  layout?: 'card' | 'table';
  many?: number;
}

/** The skeleton of a list of courses; eight of them by default. */
export function CourseSkeleton({ layout = 'card', many = 8 }: CourseBonesProps) {
  const isTable = layout === 'table';
  return (
    <Grid layout={isTable ? 'list' : 'grid'} gap={isTable ? 2 : 6}>
      {Array.from({ length: many }, (_, at) => (
        <CourseCardSkeleton key={at} layout={isTable ? 'row' : 'card'} />
      ))}
    </Grid>
  );
}
