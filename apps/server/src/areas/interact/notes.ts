import type { Note, noteKinds } from '@stoa/api/contract/interact';
import { ErrorCode } from '@stoa/domain';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { course, courseItem, note } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { pageOf, rangeOf } from '../../http/page.ts';
import type { PageRequest } from '../../http/page.ts';
import { visibleTo } from '../course/list.ts';
import { courseOr404 } from '../course/queries.ts';
import { viewerOf } from '../course/viewer.ts';
import { authorsOf } from './authors.ts';
import type { Authors } from './authors.ts';
import { demandDecent } from './blockedWords.ts';
import { ownImages } from './images.ts';

type NoteRow = typeof note.$inferSelect;

const own = ({ session }: SessionContext): SQL | undefined =>
  and(eq(note.userId, session.userId), eq(note.companyId, session.companyId));

/** Titles of a note's course and lesson. */
interface Place {
  readonly courseTitle?: string | undefined;
  readonly itemTitle?: string | undefined;
}

const viewOf = (
  row: NoteRow,
  { session, media }: SessionContext,
  authors: Authors,
  place: Place = {},
): Note => ({
  noteId: row.noteId,
  courseId: row.courseId,
  courseTitle: place.courseTitle,
  itemId: row.itemId ?? undefined,
  itemTitle: place.itemTitle,
  position: row.position ?? undefined,
  content: row.content,
  imageUrl: row.image === null ? undefined : media(row.image.path),
  isPublic: row.isPublic,
  updatedTime: row.updatedTime,
  mine: row.userId === session.userId,
  author: row.isPublic ? authors(row.userId) : undefined,
  likeNum: row.likeNum,
});

export interface NoteFilter extends PageRequest {
  scope: 'mine' | 'public';
  courseId?: number | undefined;
  itemId?: number | undefined;
  kind?: (typeof noteKinds)[number] | undefined;
}

/** A bookmark is a note without text. */
const ofKind = (kind: NoteFilter['kind']): SQL | undefined => {
  if (kind === undefined) return undefined;
  return kind === 'BOOKMARK' ? eq(note.content, '') : ne(note.content, '');
};

/** Public notes can be read by everybody who sees the course; own notes stay readable when the course is gone. */
async function scopeOf(context: SessionContext, { scope, courseId }: NoteFilter): Promise<SQL | undefined> {
  if (scope === 'mine') return own(context);
  const viewer = await viewerOf(context);
  if (courseId !== undefined) await courseOr404(context, viewer, courseId);
  const visible = context.tx.select({ courseId: course.courseId }).from(course).where(visibleTo(viewer));
  return and(
    eq(note.companyId, context.session.companyId),
    eq(note.isPublic, true),
    inArray(note.courseId, visible),
  );
}

/** Titles of the courses and lessons that notes are about. */
async function placesOf(
  { tx, text }: SessionContext,
  rows: readonly NoteRow[],
): Promise<(row: NoteRow) => Place> {
  if (rows.length === 0) return () => ({});
  const courses = await tx
    .select({ id: course.courseId, title: course.title })
    .from(course)
    .where(oneOf(course.courseId, [...new Set(rows.map(({ courseId }) => courseId))]));
  const itemIds = [...new Set(rows.flatMap(({ itemId }) => itemId ?? []))];
  const items =
    itemIds.length === 0
      ? []
      : await tx
          .select({ id: courseItem.itemId, title: courseItem.title })
          .from(courseItem)
          .where(oneOf(courseItem.itemId, itemIds));
  const courseTitles = new Map(courses.map(({ id, title }) => [id, text(title)]));
  const itemTitles = new Map(items.map(({ id, title }) => [id, text(title)]));
  return ({ courseId, itemId }) => ({
    courseTitle: courseTitles.get(courseId),
    itemTitle: itemId === null ? undefined : itemTitles.get(itemId),
  });
}

/** Answers `noteList`: notes of one item in the order of their position in the film, other lists newest first. */
export async function listNotes(context: SessionContext, filter: NoteFilter) {
  const { tx } = context;
  const where = and(
    await scopeOf(context, filter),
    filter.courseId === undefined ? undefined : eq(note.courseId, filter.courseId),
    filter.itemId === undefined ? undefined : eq(note.itemId, filter.itemId),
    ofKind(filter.kind),
  );
  const order =
    filter.itemId === undefined
      ? [desc(note.updatedTime), desc(note.noteId)]
      : [sql`${note.position} asc nulls last`, asc(note.noteId)];
  const { limit, offset } = rangeOf(filter);
  const total = await tx.$count(note, where);
  const rows = await tx
    .select()
    .from(note)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const authors = await authorsOf(
    context,
    rows.filter(({ isPublic }) => isPublic).map(({ userId }) => userId),
  );
  const placeOf = filter.courseId === undefined ? await placesOf(context, rows) : undefined;
  return pageOf(
    rows.map((row) => viewOf(row, context, authors, placeOf?.(row))),
    total,
    filter,
  );
}

export interface Written {
  noteId?: number | undefined;
  courseId: number;
  itemId?: number | undefined;
  position?: number | undefined;
  content: string;
  imageFileId?: number | undefined;
  isPublic: boolean;
}

/**
 * The request replaces the whole note; only its course, item, position and picture stay as they were when
 * left out.
 */
async function changesOf(context: SessionContext, request: Written): Promise<Partial<NoteRow>> {
  const { itemId, position, imageFileId } = request;
  const [image] = imageFileId === undefined ? [] : await ownImages(context, [imageFileId], 'imageFileId');
  return {
    ...(itemId === undefined ? {} : { itemId }),
    ...(position === undefined ? {} : { position }),
    ...(image === undefined ? {} : { image }),
  };
}

async function demandItem({ tx }: SessionContext, { courseId, itemId }: Written): Promise<void> {
  if (itemId === undefined) return;
  const found = await tx.$count(
    courseItem,
    and(eq(courseItem.itemId, itemId), eq(courseItem.courseId, courseId)),
  );
  if (found === 0) throw new BusinessError(ErrorCode.NotFound);
}

/** The most bookmarks of a person in one item. */
const mostBookmarks = 200;

/**
 * Checks what a bookmark needs, and returns the bookmark that the person already has at this second. A note
 * does not become a bookmark, because its text would be lost.
 */
async function bookmarkAt(context: SessionContext, request: Written): Promise<NoteRow | undefined> {
  const { noteId, itemId, position, imageFileId, isPublic } = request;
  if (itemId === undefined || position === undefined || noteId !== undefined) {
    throw new BusinessError(ErrorCode.ParamInvalid, { field: 'content' });
  }
  if (isPublic) throw new BusinessError(ErrorCode.ParamInvalid, { field: 'isPublic' });
  if (imageFileId !== undefined) throw new BusinessError(ErrorCode.ParamInvalid, { field: 'imageFileId' });
  const marks = await context.tx
    .select()
    .from(note)
    .where(and(own(context), eq(note.itemId, itemId), ofKind('BOOKMARK')))
    .limit(mostBookmarks);
  const same = marks.find((one) => Math.floor(one.position ?? 0) === Math.floor(position));
  if (same === undefined && marks.length === mostBookmarks) throw new BusinessError(ErrorCode.StateConflict);
  return same;
}

/** Answers `noteSave`. */
export async function saveNote(context: SessionContext, request: Written): Promise<Note> {
  const { tx, session, now } = context;
  const { noteId, courseId, content, isPublic } = request;
  if (noteId === undefined) await courseOr404(context, await viewerOf(context), courseId);
  await demandItem(context, request);
  const marked = content === '' ? await bookmarkAt(context, request) : undefined;
  if (marked !== undefined) return viewOf(marked, context, await authorsOf(context, []));
  if (isPublic) demandDecent(content);
  const said = { content, isPublic, updatedTime: now, ...(await changesOf(context, request)) };
  const [saved] =
    noteId === undefined
      ? await tx
          .insert(note)
          .values({
            ...said,
            courseId,
            userId: session.userId,
            companyId: session.companyId,
            createTime: now,
          })
          .returning()
      : await tx
          .update(note)
          .set(said)
          .where(and(own(context), eq(note.noteId, noteId), eq(note.courseId, courseId)))
          .returning();
  if (saved === undefined) throw new BusinessError(ErrorCode.NotFound);
  return viewOf(saved, context, await authorsOf(context, isPublic ? [session.userId] : []));
}

/** Answers `noteDelete`: notes that do not exist or belong to others are not counted, and are no error. */
export async function deleteNotes(context: SessionContext, noteIds: readonly number[]): Promise<number> {
  const gone = await context.tx
    .delete(note)
    .where(and(own(context), oneOf(note.noteId, [...noteIds])))
    .returning({ noteId: note.noteId });
  if (gone.length === 0) throw new BusinessError(ErrorCode.NotFound);
  return gone.length;
}
