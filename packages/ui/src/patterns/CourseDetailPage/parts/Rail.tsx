import { clsx } from 'clsx';
import { Download, FileText } from 'lucide-react';
import { Avatar } from '../../../Avatar/Avatar.tsx';
import type { RenderLink } from '../../../CourseCard/renderLink.tsx';
import { CourseCover } from '../../../CourseCover/CourseCover.tsx';
import { Heading } from '../../../Heading/Heading.tsx';
import { Icon } from '../../../Icon/Icon.tsx';
import { Loaded, type Load } from '../../section/index.ts';
import { Skeleton } from '../../../Skeleton/Skeleton.tsx';
import type { CourseAttachment, CourseDetailWords, CourseTeacher, RelatedCourse } from '../types.ts';
import * as styles from './Rail.css.ts';

function Attachment({ file, words }: { file: CourseAttachment; words: CourseDetailWords }) {
  const inside = (
    <>
      <span className={clsx(styles.fileIcon, styles.fileColour[file.fileLabel])}>
        <Icon glyph={FileText} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.line}>{file.size}</span>
      </span>
    </>
  );
  if (file.href === undefined) return <div className={styles.sheet}>{inside}</div>;
  return (
    <a href={file.href} download className={styles.sheetLink}>
      {inside}
      <Icon glyph={Download} label={words.download} className={styles.download} />
    </a>
  );
}

export interface RailProps {
  teachers: readonly CourseTeacher[];
  attachments: readonly CourseAttachment[];
  /** Absent where the company recommends nothing. */
  related?: Load<readonly RelatedCourse[]> | undefined;
  words: CourseDetailWords;
  renderLink: RenderLink;
}

const relatedBones = (
  <div className={styles.list} aria-hidden>
    {['a', 'b', 'c'].map((key) => (
      <Skeleton key={key} shape="block" className={styles.bone} />
    ))}
  </div>
);

/** Beside the course: who teaches it, what comes with it, what else there is. */
export function Rail({ teachers, attachments, related, words, renderLink }: RailProps) {
  const hasRelated = related && (related.state !== 'ready' || related.data.length > 0);
  return (
    <div className={styles.root} data-part="rail">
      {teachers.length > 0 && (
        <section className={styles.part}>
          <Heading level={2} size={16}>
            {words.teachers}
          </Heading>
          <ul className={styles.list}>
            {teachers.map((teacher) => (
              <li key={teacher.id} className={styles.sheet}>
                <Avatar name={teacher.name} src={teacher.avatarUrl} size="lg" decorative />
                <span className={styles.words}>
                  <span className={styles.name}>{teacher.name}</span>
                  <span className={styles.line}>{teacher.title}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {attachments.length > 0 && (
        <section className={styles.part}>
          <Heading level={2} size={16}>
            {words.attachments}
          </Heading>
          <ul className={styles.list}>
            {attachments.map((file) => (
              <li key={file.id}>
                <Attachment file={file} words={words} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasRelated && (
        <section className={styles.part} aria-busy={related.state === 'loading' || undefined}>
          <Heading level={2} size={16}>
            {words.related}
          </Heading>
          <Loaded load={related} retry={words.retry} skeleton={relatedBones}>
            {(courses) => (
              <ul className={styles.list}>
                {courses.map((course) => (
                  <li key={course.id} className={styles.course}>
                    <CourseCover
                      seed={course.id}
                      category={course.category}
                      src={course.coverUrl}
                      className={styles.cover}
                    />
                    <span className={styles.words}>
                      {renderLink({ href: course.href, className: styles.title, children: course.title })}
                      <span className={styles.line}>{course.facts}</span>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        </section>
      )}
    </div>
  );
}
