import { ChargeKind, formatDuration, formatMoneyFen } from '@stoa/domain';
import type { RenderLink } from '../../../CourseCard/renderLink.tsx';
import { CourseCover } from '../../../CourseCover/CourseCover.tsx';
import { ProgressBar } from '../../../ProgressBar/ProgressBar.tsx';
import { Tag } from '../../../Tag/Tag.tsx';
import type { CourseTableWords, ListedCourse } from '../CourseListPage.tsx';
import * as styles from './CourseTable.css.ts';

const columns = ['title', 'category', 'level', 'duration', 'credit', 'progress', 'action'] as const;

function Charge({ course, vip }: { course: ListedCourse; vip: string }) {
  if (course.chargeKind === ChargeKind.Vip) return <Tag tone="warning">{vip}</Tag>;
  if (course.chargeKind !== ChargeKind.Paid || course.priceFen === undefined) return null;
  return <span className={styles.price}>{formatMoneyFen(course.priceFen)}</span>;
}

/**
 * The list as a table (screens 0.7, ListLayout TABLE). The roles are written out because on a narrow page the
 * rows become blocks, and browsers then forget that they are rows.
 */
export function CourseTable({
  courses,
  words,
  label,
  renderLink,
}: {
  courses: readonly ListedCourse[];
  words: CourseTableWords;
  label: string;
  renderLink: RenderLink;
}) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} role="table" aria-label={label} data-part="table">
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col" className={styles.th} data-column={column}>
                {words[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {courses.map((course) => (
            <tr key={course.id} role="row" className={styles.row}>
              <th role="rowheader" scope="row" className={styles.course}>
                <span className={styles.name}>
                  <CourseCover
                    seed={course.id}
                    category={course.category}
                    src={course.coverUrl}
                    className={styles.cover}
                  />
                  <span className={styles.words}>
                    {renderLink({ href: course.href, className: styles.title, children: course.title })}
                    <Charge course={course} vip={words.vip} />
                  </span>
                </span>
              </th>
              <td role="cell" className={styles.cell} data-label={words.category}>
                {course.category}
              </td>
              <td role="cell" className={styles.cell} data-label={words.level}>
                {course.level}
              </td>
              <td role="cell" className={styles.cell} data-label={words.duration}>
                {formatDuration(course.durationSeconds)}
              </td>
              <td role="cell" className={styles.cell} data-label={words.credit}>
                {course.credit}
              </td>
              <td role="cell" className={styles.cell} data-label={words.progress} data-column="progress">
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
              <td role="cell" className={styles.act}>
                {course.action &&
                  renderLink({
                    href: course.action.href,
                    className: styles.action,
                    children: (
                      <>
                        {course.action.label}
                        <span className={styles.unseen}>{` ${course.title}`}</span>
                      </>
                    ),
                  })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
