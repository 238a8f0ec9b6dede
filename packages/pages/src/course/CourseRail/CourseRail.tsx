import type { CourseDetail, CourseSummary } from '@stoa/api/contract/course';
import { formatBytes } from '@stoa/domain';
import { clsx } from 'clsx';
import { Download, FileText, Layers } from 'lucide-react';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { CourseCover } from '@stoa/ui/CourseCover';
import { Icon } from '@stoa/ui/Icon';
import { useLabels } from '@stoa/ui/provider';
import { courseCover } from '../../common/cover.ts';
import { Loaded, type Load } from '../../common/index.ts';
import { railClasses, RailEntry, RailPart } from '../../common/Rail/index.ts';
import { Skeleton } from '@stoa/ui/Skeleton';
import type { Resolve } from '../../links/index.ts';
import { RailPeople } from '../../people/RailPeople.tsx';
import type { CourseRailTranslate } from '../words/index.ts';
import * as styles from './CourseRail.css.ts';
import { collectionsOf, lengthOf, mayDownload, relatedOf } from './rail.ts';

export interface CourseRailProps {
  course: Pick<CourseDetail, 'teachers' | 'attachments' | 'collections' | 'policy' | 'access'>;
  /** Related courses; absent if the company has switched recommendations off. */
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
      <span className={railClasses.words}>
        <span className={railClasses.name}>{file.name}</span>
        <span className={railClasses.line}>{formatBytes(file.size)}</span>
      </span>
    </>
  );
  if (!download) return <div className={railClasses.sheet}>{inside}</div>;
  return (
    <a href={file.url} download className={clsx(railClasses.sheet, styles.sheetLink)}>
      {inside}
      <Icon glyph={Download} label={t('download')} className={styles.download} />
    </a>
  );
}

const relatedSkeleton = (
  <div className={railClasses.list} aria-hidden>
    {['a', 'b', 'c'].map((key) => (
      <Skeleton key={key} shape="block" className={styles.skeletonPart} />
    ))}
  </div>
);

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
    <ul className={railClasses.list}>
      {relatedOf(courses, resolve).map(({ course, href }) => (
        <li key={course.courseId} className={railClasses.pictured}>
          <CourseCover {...courseCover(course)} className={railClasses.cover} />
          <span className={railClasses.words}>
            {renderLink({ href, className: railClasses.title, children: course.title })}
            <span className={railClasses.line}>{lengthOf(course, t, labels.length)}</span>
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
        <RailPart title={t('teachers')}>
          <RailPeople people={teachers} resolve={resolve} renderLink={renderLink} />
        </RailPart>
      )}
      {attachments.length > 0 && (
        <RailPart title={t('attachments')}>
          <ul className={railClasses.list}>
            {attachments.map((file) => (
              <li key={file.fileId}>
                <Attachment file={file} download={mayDownload(course)} t={t} />
              </li>
            ))}
          </ul>
        </RailPart>
      )}
      {collections.length > 0 && (
        <RailPart title={t('collections')}>
          <ul className={railClasses.list}>
            {collections.map(({ href, name }) => (
              <RailEntry
                key={href}
                name={name}
                href={href}
                media={<Icon glyph={Layers} className={styles.fileIcon} />}
                renderLink={renderLink}
              />
            ))}
          </ul>
        </RailPart>
      )}
      {hasRelated && (
        <RailPart title={t('related')} busy={related.state === 'loading'}>
          <Loaded load={related} retry={t('retry')} skeleton={relatedSkeleton}>
            {(courses) => <Related courses={courses} t={t} resolve={resolve} renderLink={renderLink} />}
          </Loaded>
        </RailPart>
      )}
    </div>
  );
}
