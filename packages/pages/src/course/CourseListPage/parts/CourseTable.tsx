import type { CourseSummary } from '@stoa/api/contract/course';
import { formatLength, priceFor, type Locale } from '@stoa/domain';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { CourseCover } from '@stoa/ui/CourseCover';
import { PriceTag } from '@stoa/ui/PriceTag';
import { ProgressBar } from '@stoa/ui/ProgressBar';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import { courseCover } from '../../../common/cover.ts';
import { useViewer } from '../../../common/viewer/index.ts';
import { hrefOf, type Resolve } from '../../../links/index.ts';
import { acts } from '../../CourseCards/CourseCards.css.ts';
import type { RenderMarks } from '../../CourseCards/index.ts';
import { rankOf } from '../../CourseCards/rank.ts';
import { levelsOf } from '../../levels.ts';
import { courseTarget, resumeTarget } from '../../target.ts';
import type { CourseListTranslate, CourseTranslate } from '../../words/index.ts';
import * as styles from './CourseTable.css.ts';

const columns = ['title', 'category', 'level', 'duration', 'credit', 'progress', 'action'] as const;

export interface CourseTableProps {
  courses: readonly CourseSummary[];
  label: string;
  t: CourseTranslate;
  tList: CourseListTranslate;
  locale: Locale;
  resolve: Resolve;
  /** Rank of the first course; absent when the list is not a ranking. */
  firstRank?: number | undefined;
  marks?: RenderMarks | undefined;
  renderLink: RenderLink;
}

/** The button that continues a started course, or opens another one. */
function Act({
  course,
  href,
  props: { t, tList, resolve, marks, renderLink },
}: {
  course: CourseSummary;
  /** Address of the course's page. */
  href: string;
  props: CourseTableProps;
}) {
  const target = resumeTarget(course);
  const resume = target && hrefOf(resolve(target));
  return (
    <span className={marks ? acts : undefined}>
      {marks?.(course)}
      {renderLink({
        href: resume ?? href,
        className: styles.action,
        children: (
          <>
            {resume === undefined ? tList('view') : t('continue')}
            <VisuallyHidden>{` ${course.title}`}</VisuallyHidden>
          </>
        ),
      })}
    </span>
  );
}

function Row({
  course,
  rank,
  props,
}: {
  course: CourseSummary;
  rank: number | undefined;
  props: CourseTableProps;
}) {
  const { t, tList, resolve, renderLink } = props;
  const viewer = useViewer();
  const href = hrefOf(resolve(courseTarget(course))) ?? '';
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.course}>
        <span className={styles.name}>
          <CourseCover {...courseCover(course)} className={styles.cover} />
          <span className={styles.words}>
            {rank !== undefined && <span className={styles.rank}>{rank}</span>}
            {renderLink({ href, className: styles.title, children: course.title })}
            <PriceTag price={priceFor(course, viewer)} />
            {course.reason !== undefined && <span className={styles.reason}>{course.reason}</span>}
          </span>
        </span>
      </th>
      <td className={styles.cell} data-label={tList('column.category')}>
        {course.categoryName}
      </td>
      <td className={styles.cell} data-label={tList('column.level')}>
        {levelsOf(course.jobLevels, t)}
      </td>
      <td className={styles.cell} data-label={tList('column.duration')}>
        {course.duration > 0 && formatLength(course.duration, props.locale)}
      </td>
      <td className={styles.cell} data-label={tList('column.credit')}>
        {course.credit}
      </td>
      <td className={styles.cell} data-label={tList('column.progress')} data-column="progress">
        {course.progress ? (
          <ProgressBar
            value={course.progress.percent}
            label={`${tList('column.progress')} ${course.title}`}
            showValue
            size="sm"
          />
        ) : (
          <span className={styles.none}>{tList('column.notStarted')}</span>
        )}
      </td>
      <td className={styles.act}>
        <Act course={course} href={href} props={props} />
      </td>
    </tr>
  );
}

/** The list as a table; on a narrow page its rows are blocks with the same content. */
export function CourseTable(props: CourseTableProps) {
  const { courses, label, tList, firstRank } = props;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label} data-part="table">
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.th} data-column={column}>
                {tList(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {courses.map((course, at) => (
            <Row key={course.courseId} course={course} rank={rankOf(at, firstRank)} props={props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
