import type { CourseDetail, CourseSummary } from '@stoa/api/contract/course';
import { formatBytes } from '@stoa/domain';
import { clsx } from 'clsx';
import { Download, FileText, Layers } from 'lucide-react';
import { Avatar } from '@stoa/ui/Avatar';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { CourseCover } from '@stoa/ui/CourseCover';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { useLabels } from '@stoa/ui/provider';
import { courseCover } from '../../common/cover.ts';
import { Loaded, type Load } from '../../common/index.ts';
import { Skeleton } from '@stoa/ui/Skeleton';
import { hrefOf, type Resolve } from '../../links/index.ts';
import { targetOf } from '../../people/target.ts';
import type { CourseRailTranslate } from '../words/index.ts';
import * as styles from './CourseRail.css.ts';
import { collectionsOf, lengthOf, mayDownload, relatedOf } from './rail.ts';

export interface CourseRailProps {
  course: Pick<CourseDetail, 'teachers' | 'attachments' | 'collections' | 'policy' | 'access'>;
  /** Related courses; absent where the company recommends nothing. */
  related?: Load<readonly CourseSummary[]> | undefined;
  t: CourseRailTranslate;
  resolve: Resolve;
  renderLink?: RenderLink;
}

interface AttachmentProps {
  file: CourseDetail['attachments'][number];
  /** Whether the file may be downloaded; without that it is shown without a link. */
  download: boolean;
  t: CourseRailTranslate;
}

function Attachment({ file, download, t }: AttachmentProps) {
  const inside = (
    <>
      <span className={clsx(styles.fileIcon, styles.fileColour[file.fileLabel])}>
        <Icon glyph={FileText} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.line}>{formatBytes(file.size)}</span>
      </span>
    </>
  );
  if (!download) return <div className={styles.sheet}>{inside}</div>;
  return (
    <a href={file.url} download className={styles.sheetLink}>
      {inside}
      <Icon glyph={Download} label={t('download')} className={styles.download} />
    </a>
  );
}

const relatedBones = (
  <div className={styles.list} aria-hidden>
    {['a', 'b', 'c'].map((key) => (
      <Skeleton key={key} shape="block" className={styles.bone} />
    ))}
  </div>
);

interface TeacherProps {
  teacher: CourseDetail['teachers'][number];
  resolve: Resolve;
  renderLink: RenderLink;
}

/** The name is a link to the person's page, where that is built. */
function Teacher({ teacher, resolve, renderLink }: TeacherProps) {
  const { name, title, avatar } = teacher;
  const href = hrefOf(resolve(targetOf(teacher)));
  return (
    <li className={clsx(styles.sheet, href !== undefined && styles.sheetOfLink)}>
      <Avatar name={name} src={avatar} size="lg" decorative />
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

function Related({
  courses,
  t,
  resolve,
  renderLink,
}: {
  courses: readonly CourseSummary[];
  t: CourseRailTranslate;
  resolve: Resolve;
  renderLink: RenderLink;
}) {
  const labels = useLabels('courseCard');
  return (
    <ul className={styles.list}>
      {relatedOf(courses, resolve).map(({ course, href }) => (
        <li key={course.courseId} className={styles.course}>
          <CourseCover {...courseCover(course)} className={styles.cover} />
          <span className={styles.words}>
            {renderLink({ href, className: styles.title, children: course.title })}
            <span className={styles.line}>{lengthOf(course, t, labels.length)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The column beside the course: teachers, attachments, collections that contain it, related courses. */
export function CourseRail({ course, related, t, resolve, renderLink = plainLink }: CourseRailProps) {
  const { teachers, attachments } = course;
  const collections = collectionsOf(course, resolve);
  const hasRelated =
    related &&
    related.state !== 'absent' &&
    (related.state !== 'ready' || relatedOf(related.data, resolve).length > 0);
  return (
    <div className={styles.root} data-part="rail">
      {teachers.length > 0 && (
        <section className={styles.part}>
          <Heading level={2} size={16}>
            {t('teachers')}
          </Heading>
          <ul className={styles.list}>
            {teachers.map((teacher) => (
              <Teacher key={teacher.personId} teacher={teacher} resolve={resolve} renderLink={renderLink} />
            ))}
          </ul>
        </section>
      )}
      {attachments.length > 0 && (
        <section className={styles.part}>
          <Heading level={2} size={16}>
            {t('attachments')}
          </Heading>
          <ul className={styles.list}>
            {attachments.map((file) => (
              <li key={file.fileId}>
                <Attachment file={file} download={mayDownload(course)} t={t} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {collections.length > 0 && (
        <section className={styles.part}>
          <Heading level={2} size={16}>
            {t('collections')}
          </Heading>
          <ul className={styles.list}>
            {collections.map(({ href, name }) => (
              <li key={href} className={clsx(styles.sheet, styles.sheetOfLink)}>
                <Icon glyph={Layers} className={styles.fileIcon} />
                {renderLink({ href, className: styles.title, children: name })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasRelated && (
        <section className={styles.part} aria-busy={related.state === 'loading' || undefined}>
          <Heading level={2} size={16}>
            {t('related')}
          </Heading>
          <Loaded load={related} retry={t('retry')} skeleton={relatedBones}>
            {(courses) => <Related courses={courses} t={t} resolve={resolve} renderLink={renderLink} />}
          </Loaded>
        </section>
      )}
    </div>
  );
}
