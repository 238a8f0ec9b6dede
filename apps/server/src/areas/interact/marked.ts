import type { SearchResult } from '@stoa/api/contract/search';
import { ThreadState } from '@stoa/api/contract/interact';
import { TargetKind } from '@stoa/domain';
import type { Relation } from '@stoa/domain';
import { and, desc, eq } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { ofCompanyOrPlatform } from '../../db/owned.ts';
import { course, live, person, relationMark, thread } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { pageFrom } from '../../http/page.ts';
import type { PageRequest } from '../../http/page.ts';
import { collectionsSeen } from '../collection/queries.ts';
import { visibleTo } from '../course/list.ts';
import { summariesOf } from '../course/summary.ts';
import type { Viewer } from '../course/rules.ts';
import { viewerOf } from '../course/viewer.ts';
import { marked } from '../search/words.ts';
import { linkOf, roleOf } from './threadTarget.ts';

type Shown = Omit<SearchResult, 'score'>;
type ById = ReadonlyMap<number, Shown>;

const none: ById = new Map();

/** Escapes text as HTML, because titles of search results are HTML with marks. */
const plain = (words: string): string => marked(words, []);

async function coursesOf(context: SessionContext, viewer: Viewer, ids: number[]): Promise<ById> {
  const rows = await context.tx
    .select()
    .from(course)
    .where(and(oneOf(course.courseId, ids), visibleTo(viewer)));
  const summaries = await summariesOf(rows, viewer, context);
  return new Map(
    summaries.map((one) => [
      one.courseId,
      {
        kind: TargetKind.Course,
        target: { kind: TargetKind.Course, id: one.courseId },
        title: plain(one.title),
        summary: plain(one.summary),
        coverUrl: one.coverUrl,
        categoryId: one.categoryId,
        meta: [one.categoryName, ...one.tags].filter((word) => word !== ''),
      },
    ]),
  );
}

async function peopleOf(
  { tx, session, text, media }: SessionContext,
  kind: TargetKind,
  ids: number[],
): Promise<ById> {
  const role = roleOf(kind);
  if (role === undefined) return none;
  const rows = await tx
    .select()
    .from(person)
    .where(
      and(
        ofCompanyOrPlatform(person.companyId, session.companyId),
        oneOf(person.personId, ids),
        eq(person.role, role),
      ),
    );
  return new Map(
    rows.map((row) => [
      row.personId,
      {
        kind,
        target: { kind, id: row.personId },
        title: plain(text(row.name)),
        summary: plain(text(row.title)),
        coverUrl: media(row.avatar),
        meta: row.tags.map(text),
      },
    ]),
  );
}

async function collectionsOf(context: SessionContext, kind: TargetKind, ids: number[]): Promise<ById> {
  const { tx, session, text, media } = context;
  const rows = await collectionsSeen(tx, session.companyId, { ids });
  return new Map(
    rows
      .filter((row) => row.kind === kind)
      .map((row) => [
        row.collectionId,
        {
          kind,
          target: { kind, id: row.collectionId },
          title: plain(text(row.name)),
          summary: plain(text(row.summary)),
          coverUrl: media(row.coverUrl),
          meta: [],
        },
      ]),
  );
}

async function livesOf({ tx, session, text, media }: SessionContext, ids: number[]): Promise<ById> {
  const rows = await tx
    .select()
    .from(live)
    .where(and(ofCompanyOrPlatform(live.companyId, session.companyId), oneOf(live.liveId, ids)));
  return new Map(
    rows.map((row) => [
      row.liveId,
      {
        kind: TargetKind.Live,
        target: { kind: TargetKind.Live, id: row.liveId, params: { liveKind: String(row.liveKind) } },
        title: plain(text(row.title)),
        summary: '',
        coverUrl: media(row.coverUrl),
        meta: [],
      },
    ]),
  );
}

async function threadsOf({ tx, session }: SessionContext, ids: number[]): Promise<ById> {
  const rows = await tx
    .select()
    .from(thread)
    .where(
      and(
        eq(thread.companyId, session.companyId),
        oneOf(thread.threadId, ids),
        eq(thread.state, ThreadState.Normal),
      ),
    );
  return new Map(
    rows.map((row) => [
      row.threadId,
      { kind: TargetKind.Comment, target: linkOf(row), title: plain(row.content), summary: '', meta: [] },
    ]),
  );
}

async function shownOf(
  context: SessionContext,
  viewer: Viewer,
  kind: TargetKind,
  ids: number[],
): Promise<ById> {
  switch (kind) {
    case TargetKind.Course:
      return coursesOf(context, viewer, ids);
    case TargetKind.Teacher:
    case TargetKind.Lecturer:
    case TargetKind.Mentor:
      return peopleOf(context, kind, ids);
    case TargetKind.Special:
    case TargetKind.Institute:
      return collectionsOf(context, kind, ids);
    case TargetKind.Live:
      return livesOf(context, ids);
    case TargetKind.Comment:
      return threadsOf(context, ids);
    default:
      return none;
  }
}

export interface MarkFilter extends PageRequest {
  readonly relation: Relation;
  readonly targetKind?: TargetKind | undefined;
}

/** `relationList`: what the person marked and may still see, newest first. */
export async function listMarked(context: SessionContext, { relation, targetKind, ...page }: MarkFilter) {
  const { tx, session } = context;
  const kind = targetKind === TargetKind.CloudCourse ? TargetKind.Course : targetKind;
  const marks = await tx
    .select()
    .from(relationMark)
    .where(
      and(
        eq(relationMark.userId, session.userId),
        eq(relationMark.companyId, session.companyId),
        eq(relationMark.relation, relation),
        kind === undefined ? undefined : eq(relationMark.targetKind, kind),
      ),
    )
    .orderBy(desc(relationMark.createTime), desc(relationMark.targetKind), desc(relationMark.targetId));
  const viewer = await viewerOf(context);
  const shown = new Map<TargetKind, ById>();
  for (const one of new Set(marks.map((mark) => mark.targetKind))) {
    const ids = marks.filter((mark) => mark.targetKind === one).map((mark) => mark.targetId);
    shown.set(one, await shownOf(context, viewer, one, ids));
  }
  const list = marks.flatMap((mark) => {
    const thing = shown.get(mark.targetKind)?.get(mark.targetId);
    return thing === undefined ? [] : [{ ...thing, score: 0, time: mark.createTime }];
  });
  return pageFrom(list, page);
}
