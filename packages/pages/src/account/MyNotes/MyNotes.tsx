import type { Note } from '@stoa/api/contract/interact';
import { formatDateTime, formatPosition } from '@stoa/domain';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Heading } from '@stoa/ui/Heading';
import { IconButton } from '@stoa/ui/IconButton';
import { LateConfirmDialog } from '../../common/LateConfirmDialog.tsx';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Tag } from '@stoa/ui/Tag';
import { Loaded, type Load, type RowsOfPage } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import { courseTarget, itemTarget } from '../../course/target.ts';
import { hrefOf, type Resolve } from '../../links/index.ts';
import type { MineTranslate } from '../words/index.ts';
import { byCourse } from './byCourse.ts';
import * as styles from './MyNotes.css.ts';

export interface MyNotesProps {
  /** The person's notes on all courses, the newest first. */
  notes: Load<RowsOfPage<Note>>;
  /** Current time in epoch milliseconds; the parent owns the clock. */
  now: number;
  t: MineTranslate;
  resolve: Resolve;
  /** Deletes a note, after the person has confirmed it. */
  onDelete: (noteId: number) => void;
  onPage: (page: number) => void;
  renderLink?: RenderLink;
}

const skeleton = (
  <div className={styles.skeleton} aria-hidden>
    {['a', 'b', 'c'].map((key) => (
      <Skeleton key={key} shape="block" className={styles.skeletonPart} />
    ))}
  </div>
);

/** The place where the note was taken: the lesson and its position, or the course as a whole. */
function Place({ note, props }: { note: Note; props: MyNotesProps }) {
  const { t, resolve, renderLink = plainLink } = props;
  const { courseId, itemId, itemTitle, position } = note;
  if (itemId === undefined || itemTitle === undefined) return <span>{t('note.whole')}</span>;
  const words =
    position === undefined
      ? itemTitle
      : t('note.at', { title: itemTitle, position: formatPosition(position) });
  const item = hrefOf(resolve(itemTarget(courseId, itemId)));
  const href = item === undefined || position === undefined ? item : `${item}&t=${Math.floor(position)}`;
  return href === undefined ? words : renderLink({ href, className: styles.place, children: words });
}

/** The beginning of a note, which identifies it; a bookmark has no text, so its lesson is used. */
const briefOf = ({ content, itemTitle }: Note, t: MineTranslate): string =>
  content.slice(0, 20) || (itemTitle ?? t('note.whole'));

/** The person's notes on all courses, each with a link to the place where it was taken. */
export function MyNotes(props: MyNotesProps) {
  const { notes, now, t, resolve, onDelete, onPage, renderLink = plainLink } = props;
  const [asking, setAsking] = useState<number>();
  return (
    <Loaded essential load={notes} retry={t('retry')} skeleton={skeleton} level={2}>
      {(page) =>
        page.rows.length === 0 ? (
          <EmptyState picture="shelf" title={t('empty.notes')} description={t('hint.notes')} />
        ) : (
          <Paged
            page={page.pageNo}
            pageCount={page.pages}
            stale={page.stale}
            label={t('pages')}
            onPage={onPage}
          >
            <div className={styles.groups}>
              {byCourse(page.rows).map(({ courseId, title, notes: own }) => {
                const href = hrefOf(resolve(courseTarget({ courseId })));
                return (
                  <section key={courseId} className={styles.group}>
                    <Heading level={2} size={18}>
                      {title === undefined
                        ? t('note.gone')
                        : href === undefined
                          ? title
                          : renderLink({ href, className: styles.title, children: title })}
                    </Heading>
                    <ul className={styles.list}>
                      {own.map((note) => (
                        <li key={note.noteId} className={styles.note}>
                          <p className={styles.text}>{note.content || t('note.bookmark')}</p>
                          <div className={styles.facts}>
                            <Place note={note} props={props} />
                            <span className={styles.time}>{formatDateTime(note.updatedTime, { now })}</span>
                            {note.isPublic && <Tag>{t('note.public')}</Tag>}
                            <IconButton
                              glyph={Trash2}
                              label={t('note.delete', { brief: briefOf(note, t) })}
                              size="sm"
                              className={styles.remove}
                              onClick={() => setAsking(note.noteId)}
                            />
                          </div>
                        </li>
                      ))}
                    </ul>
                  </section>
                );
              })}
            </div>
            {asking !== undefined && (
              <LateConfirmDialog
                open
                tone="danger"
                confirmLabel={t('note.confirm')}
                onConfirm={() => {
                  onDelete(asking);
                  setAsking(undefined);
                }}
                onCancel={() => setAsking(undefined)}
              >
                {t('note.deleteAsk')}
              </LateConfirmDialog>
            )}
          </Paged>
        )
      }
    </Loaded>
  );
}
