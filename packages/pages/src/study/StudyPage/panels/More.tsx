import type { CourseItem } from '@stoa/api/contract/course';
import type { StudyStart } from '@stoa/api/contract/study';
import { formatBytes, ItemKind } from '@stoa/domain';
import { Download, FileText, Headphones, Image, Link2, Newspaper, Pencil, Play, Table2 } from 'lucide-react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Avatar } from '@stoa/ui/Avatar';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { ProgressBar } from '@stoa/ui/ProgressBar';
import { useLabels } from '@stoa/ui/provider';
import { hrefOf, type Resolve } from '../../../links/index.ts';
import { targetOf } from '../../../people/target.ts';
import { notOpen } from '../../outline.ts';
import type { StudyPanelsTranslate, StudyTranslate } from '../../words/index.ts';
import { filesOf, mayDownload, type CourseFacts } from './attachments.ts';
import { hintOf } from './hint.ts';
import * as styles from './More.css.ts';

/** How many of the following lessons are shown. */
const nextShown = 3;

const glyphs: Record<ItemKind, ComponentType<ComponentProps<'svg'>>> = {
  [ItemKind.Video]: Play,
  [ItemKind.Audio]: Headphones,
  [ItemKind.Document]: FileText,
  [ItemKind.Image]: Image,
  [ItemKind.Table]: Table2,
  [ItemKind.ImageText]: Newspaper,
  [ItemKind.Link]: Link2,
  [ItemKind.Test]: Pencil,
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <Heading level={2} size={16}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

interface AttachmentProps {
  file: ReturnType<typeof filesOf>[number];
  /** Whether the person may download the file. */
  open: boolean;
  t: StudyPanelsTranslate;
}

function Attachment({ file, open, t }: AttachmentProps) {
  const inside = (
    <>
      <Icon glyph={FileText} />
      <span className={styles.name}>{file.name}</span>
      <span className={styles.quiet}>{formatBytes(file.size)}</span>
    </>
  );
  if (!open) return <div className={styles.row}>{inside}</div>;
  return (
    <a href={file.url} download className={styles.rowButton}>
      {inside}
      <Icon glyph={Download} label={t('more.download')} />
    </a>
  );
}

type TeacherNameProps = Pick<MoreProps, 'resolve'> & {
  teacher: CourseFacts['teachers'][number];
  renderLink: RenderLink;
};

/** The name of a teacher, which is a link if the teacher has a page. */
function TeacherName({ teacher, resolve, renderLink }: TeacherNameProps) {
  const href = hrefOf(resolve(targetOf(teacher)));
  if (href === undefined) return <span className={styles.strong}>{teacher.name}</span>;
  return renderLink({ href, className: styles.nameLink, children: teacher.name });
}

export interface MoreProps {
  /** The open lesson. */
  lesson: StudyStart | undefined;
  /** The details of the course; `undefined` until they have loaded. */
  course: CourseFacts | undefined;
  /** The lessons after the current one. */
  after: readonly CourseItem[];
  /** The button after the hint on completion, which explains what is missing and why. */
  about?: ReactNode;
  t: StudyPanelsTranslate;
  study: StudyTranslate;
  resolve: Resolve;
  renderLink?: RenderLink;
  onOpen: (itemId: number) => void;
}

/**
 * The part below the stage: the lesson's introduction, how it counts, the next lessons, the teachers, the
 * attachments.
 */
export function More({
  lesson,
  course,
  after,
  about,
  t,
  study,
  resolve,
  renderLink = plainLink,
  onOpen,
}: MoreProps) {
  const lessonWords = useLabels('lessonRow');
  const intro = lesson?.item.intro ?? '';
  const teachers = course?.teachers ?? [];
  const files = filesOf(lesson, course);
  const next = after.filter((item) => notOpen(item) === undefined).slice(0, nextShown);
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        {lesson !== undefined && (
          <Part title={t('more.completion')}>
            <ProgressBar value={lesson.progress.percent} label={t('more.itemProgress')} showValue />
            <div className={styles.hintRow}>
              <p className={styles.hint}>{hintOf(lesson, t, study)}</p>
              {about}
            </div>
          </Part>
        )}
        {intro !== '' && (
          <Part title={t('more.aboutItem')}>
            <p className={styles.intro}>{intro}</p>
          </Part>
        )}
        {teachers.length > 0 && (
          <Part title={t('more.teachers')}>
            <ul className={styles.list}>
              {teachers.map((teacher) => (
                <li key={teacher.name} className={styles.teacher}>
                  <Avatar name={teacher.name} src={teacher.avatar} size="md" decorative />
                  <span className={styles.words}>
                    <TeacherName teacher={teacher} resolve={resolve} renderLink={renderLink} />
                    {teacher.title !== '' && <span className={styles.quiet}>{teacher.title}</span>}
                  </span>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
      {(next.length > 0 || files.length > 0) && (
        <div className={styles.column}>
          {next.length > 0 && (
            <Part title={t('more.upNext')}>
              <ul className={styles.list}>
                {next.map((item) => (
                  <li key={item.itemId}>
                    <button type="button" className={styles.rowButton} onClick={() => onOpen(item.itemId)}>
                      <Icon glyph={glyphs[item.itemKind]} />
                      <span className={styles.name}>{item.title}</span>
                      {item.duration !== undefined && (
                        <span className={styles.quiet}>{lessonWords.length(item.duration)}</span>
                      )}
                    </button>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {files.length > 0 && (
            <Part title={t('more.attachments')}>
              <ul className={styles.list}>
                {files.map((file) => (
                  <li key={file.fileId}>
                    <Attachment file={file} open={mayDownload(course)} t={t} />
                  </li>
                ))}
              </ul>
            </Part>
          )}
        </div>
      )}
    </div>
  );
}
