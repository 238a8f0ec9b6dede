import { clsx } from 'clsx';
import { Download, FileText, Layers } from 'lucide-react';
import { Avatar } from '@stoa/ui/Avatar';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { CourseCover } from '@stoa/ui/CourseCover';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { Loaded, type Load } from '../../../common/index.ts';
import { Skeleton } from '@stoa/ui/Skeleton';
import type { PageLink } from '../../../common/index.ts';
import type { CourseAttachment, CourseRailWords, CourseTeacher, RelatedCourse } from '../types.ts';
import * as styles from './CourseRail.css.ts';

function Attachment({ file, words }: { file: CourseAttachment; words: CourseRailWords }) {
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

export interface CourseRailProps {
  teachers: readonly CourseTeacher[];
  attachments: readonly CourseAttachment[];
  /** Specials and institutes that the course is part of. */
  collections: readonly PageLink[];
  /** Absent where the company recommends nothing. */
  related?: Load<readonly RelatedCourse[]> | undefined;
  words: CourseRailWords;
  renderLink?: RenderLink;
}

const relatedBones = (
  <div className={styles.list} aria-hidden>
    {['a', 'b', 'c'].map((key) => (
      <Skeleton key={key} shape="block" className={styles.bone} />
    ))}
  </div>
);

function Teacher({ teacher, renderLink }: { teacher: CourseTeacher; renderLink: RenderLink }) {
  const { name, title, avatarUrl, href } = teacher;
  return (
    <li className={clsx(styles.sheet, href !== undefined && styles.sheetOfLink)}>
      <Avatar name={name} src={avatarUrl} size="lg" decorative />
      <span className={styles.words}>
        {href === undefined ? (
          <span className={styles.name}>{name}</span>
        ) : (
          renderLink({ href, className: styles.title, children: name })
        )}
        <span className={styles.line}>{title}</span>
      </span>
    </li>
  );
}

/** Beside the course: who teaches it, what comes with it, where it belongs, what else there is. */
export function CourseRail({
  teachers,
  attachments,
  collections,
  related,
  words,
  renderLink = plainLink,
}: CourseRailProps) {
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
              <Teacher key={teacher.id} teacher={teacher} renderLink={renderLink} />
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
      {collections.length > 0 && (
        <section className={styles.part}>
          <Heading level={2} size={16}>
            {words.collections}
          </Heading>
          <ul className={styles.list}>
            {collections.map(({ href, label }) => (
              <li key={href} className={clsx(styles.sheet, styles.sheetOfLink)}>
                <Icon glyph={Layers} className={styles.fileIcon} />
                {renderLink({ href, className: styles.title, children: label })}
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
