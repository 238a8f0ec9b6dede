import { ChargeKind, formatDuration, formatMoneyFen } from '@stoa/domain';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { CourseCover } from '@stoa/ui/CourseCover';
import { ProgressBar } from '@stoa/ui/ProgressBar';
import { Tag } from '@stoa/ui/Tag';
import { acts, unseen } from '../CourseListPage.css.ts';
import type { CourseTableWords, ListedCourse, RenderMarks } from '../types.ts';
import * as styles from './CourseTable.css.ts';

const columns = ['title', 'category', 'level', 'duration', 'credit', 'progress', 'action'] as const;

function Charge({ course, vip }: { course: ListedCourse; vip: string }) {
  if (course.chargeKind === ChargeKind.Vip) return <Tag tone="warning">{vip}</Tag>;
  if (course.chargeKind !== ChargeKind.Paid || course.priceFen === undefined) return null;
  return <span className={styles.price}>{formatMoneyFen(course.priceFen)}</span>;
}

function Act({
  course,
  marks,
  renderLink,
}: {
  course: ListedCourse;
  marks?: RenderMarks | undefined;
  renderLink: RenderLink;
}) {
  const action = course.resume ?? course.action;
  return (
    <span className={marks ? acts : undefined}>
      {marks?.(course)}
      {action &&
        renderLink({
          href: action.href,
          className: styles.action,
          children: (
            <>
              {action.label}
              <span className={unseen}>{` ${course.title}`}</span>
            </>
          ),
        })}
    </span>
  );
}

/** The list as a table (screens 0.7, ListLayout TABLE); on a narrow page its rows are blocks with the same content. */
export function CourseTable({
  courses,
  words,
  label,
  marks,
  renderLink,
}: {
  courses: readonly ListedCourse[];
  words: CourseTableWords;
  label: string;
  marks?: RenderMarks | undefined;
  renderLink: RenderLink;
}) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label} data-part="table">
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.th} data-column={column}>
                {words[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {courses.map((course) => (
            <tr key={course.id} className={styles.row}>
              <th scope="row" className={styles.course}>
                <span className={styles.name}>
                  <CourseCover
                    seed={course.id}
                    category={course.category}
                    src={course.coverUrl}
                    className={styles.cover}
                  />
                  <span className={styles.words}>
                    {course.rank !== undefined && <span className={styles.rank}>{course.rank}</span>}
                    {renderLink({ href: course.href, className: styles.title, children: course.title })}
                    <Charge course={course} vip={words.vip} />
                    {course.reason !== undefined && <span className={styles.reason}>{course.reason}</span>}
                  </span>
                </span>
              </th>
              <td className={styles.cell} data-label={words.category}>
                {course.categoryName}
              </td>
              <td className={styles.cell} data-label={words.level}>
                {course.level}
              </td>
              <td className={styles.cell} data-label={words.duration}>
                {formatDuration(course.durationSeconds)}
              </td>
              <td className={styles.cell} data-label={words.credit}>
                {course.credit}
              </td>
              <td className={styles.cell} data-label={words.progress} data-column="progress">
                {course.progress ? (
                  <ProgressBar
                    value={course.progress.percent}
                    label={`${words.progress} ${course.title}`}
                    showValue
                    size="sm"
                  />
                ) : (
                  <span className={styles.none}>{words.notStarted}</span>
                )}
              </td>
              <td className={styles.act}>
                <Act course={course} marks={marks} renderLink={renderLink} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
