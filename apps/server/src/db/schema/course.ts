import { CommentPlacement } from '@stoa/domain';
import type {
  ChargeKind,
  CourseSource,
  Definition,
  FileLabel,
  ItemKind,
  OrderPolicy,
  Relation,
  SeekPolicy,
  TargetKind,
} from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { boolean, date, doublePrecision, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, localised, seconds, time, visibleScope } from './columns.ts';
import type { Localised, StoredCorner } from './columns.ts';
import { company } from './company.ts';
import { ofCompany, ofCompanyOrPlatform, ofEverybody, ofPerson, ownedTable, partOf } from './ownership.ts';

/** Contract 5.3, StudyPolicy. */
export interface StoredPolicy {
  seekPolicy: SeekPolicy;
  orderPolicy: OrderPolicy;
  maxRate: number;
  completeRatio: number;
  heartbeatSeconds: number;
  presenceSeconds: number;
  presenceWaitSeconds: number;
  pauseWhenHidden: boolean;
  allowDownload: boolean;
  minStaySeconds: number;
  testMustPass: boolean;
}

export const category = ownedTable('category', ofEverybody(), {
  categoryId: id().primaryKey(),
  /** 0 for a top category. */
  parentId: id().notNull().default(0),
  name: localised().notNull(),
  sort: integer().notNull().default(0),
});

export const industry = ownedTable('industry', ofEverybody(), {
  industryId: id().primaryKey(),
  name: localised().notNull(),
  sort: integer().notNull().default(0),
});

export const tag = ownedTable('tag', ofEverybody(), {
  tagId: id().primaryKey(),
  name: localised().notNull(),
});

export interface StoredFile {
  fileId: number;
  name: string;
  /** Media path. */
  path: string;
  ext: string;
  size: number;
  fileLabel: FileLabel;
  pageCount?: number;
}

export const course = ownedTable(
  'course',
  ofCompany({
    // Own, or of the platform and granted to the company.
    policies: {
      own_or_granted: {
        using: `company_id = stoa_company()
          OR (company_id = 500 AND EXISTS (
            SELECT 1 FROM platform_grant g
            WHERE g.company_id = stoa_company() AND g.target_kind = 1 AND g.target_id = course_id))`,
      },
    },
    rights: ['select', { update: ['studyNum', 'visitNum'] }],
  }),
  {
    courseId: id().primaryKey(),
    companyId: id()
      .notNull()
      .references(() => company.companyId),
    source: integer().$type<CourseSource>().notNull(),
    title: localised().notNull(),
    /** Media path; '' asks the portal for a generated cover. */
    coverUrl: text().notNull().default(''),
    summary: localised().notNull(),
    introHtml: localised().notNull(),
    objectives: jsonb().$type<Localised[]>().notNull().default([]),
    suitableFor: localised().notNull(),
    categoryId: id()
      .notNull()
      .references(() => category.categoryId),
    industryIds: integer().array().notNull().default([]),
    jobLevels: integer().array().notNull().default([]),
    tagIds: integer().array().notNull().default([]),
    teacherIds: integer().array().notNull().default([]),
    chargeKind: integer().$type<ChargeKind>().notNull(),
    priceFen: integer(),
    vipPriceFen: integer(),
    credit: doublePrecision().notNull().default(0),
    /** Sum and count of the items, kept with them. */
    duration: seconds().notNull().default(0),
    itemCount: integer().notNull().default(0),
    score: doublePrecision().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    /** Number of ratings with 1 to 5 stars. */
    ratingDist: integer().array().notNull().default([0, 0, 0, 0, 0]),
    studyNum: integer().notNull().default(0),
    visitNum: integer().notNull().default(0),
    hotScore: doublePrecision().notNull().default(0),
    freshTime: time().notNull(),
    openTime: time(),
    /** Off the shelf when false (contract 5.3, state 2 OFF). */
    onShelf: boolean().notNull().default(true),
    visibleScope: visibleScope().notNull().default({ all: true, orgIds: [], userIds: [] }),
    policy: jsonb().$type<StoredPolicy>().notNull(),
    commentPlacement: text().$type<CommentPlacement>().notNull().default(CommentPlacement.Bottom),
    corners: jsonb().$type<StoredCorner[]>().notNull().default([]),
    attachments: jsonb().$type<StoredFile[]>().notNull().default([]),
    /** Both languages as a search compares them, worked out by the database when a course is written. */
    foldedTitle: text().generatedAlwaysAs(sql`stoa_folded(title)`),
    foldedSummary: text().generatedAlwaysAs(sql`stoa_folded(summary)`),
  },
  (table) => [index().on(table.companyId), index().on(table.categoryId)],
);

/**
 * How many people of a company have begun both of two courses, as of last night: what recommendations say about
 * colleagues. Who they are cannot be told from it, because fewer than two are no row.
 */
export const courseAffinity = ownedTable(
  'course_affinity',
  ofCompany(),
  {
    companyId: id()
      .notNull()
      .references(() => company.companyId),
    courseId: id()
      .notNull()
      .references(() => course.courseId),
    otherId: id()
      .notNull()
      .references(() => course.courseId),
    learners: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.courseId, table.otherId] })],
);

/** At most two levels (contract 5.3). */
export const chapter = ownedTable(
  'chapter',
  partOf(() => course),
  {
    chapterId: id().primaryKey(),
    courseId: id()
      .notNull()
      .references(() => course.courseId),
    /** 0 for a chapter of the first level. */
    parentId: id().notNull().default(0),
    title: localised().notNull(),
    sort: integer().notNull(),
  },
  (table) => [index().on(table.courseId)],
);

/**
 * What an item plays. Every `path` is a media path, signed when it is answered. A video of any length is
 * `hls/{seconds}s/master.m3u8`: playlists that repeat the committed minute (decision 29). Captions are
 * `captions/{itemId}/zh.vtt` and `en.vtt`, written when they are asked for.
 */
export interface ItemMedia {
  sources?: {
    definition: Definition;
    type: 'hls' | 'mp4' | 'webm' | 'mp3' | 'm4a' | 'wav';
    path: string;
    size?: number;
  }[];
  posterPath?: string;
  captions?: { lang: string; label: string; path: string }[];
  markers?: { time: number; title: Localised }[];
  document?: { type: 'pdf' | 'images' | 'html'; path: string; pages?: string[]; pageCount: number };
  images?: { path: string; caption: Localised }[];
  html?: Localised;
  linkUrl?: string;
  linkEmbed?: boolean;
  table?: { sheets: { name: Localised; rows: Localised[][] }[] };
  download?: StoredFile;
}

export const courseItem = ownedTable(
  'course_item',
  partOf(() => course),
  {
    itemId: id().primaryKey(),
    courseId: id()
      .notNull()
      .references(() => course.courseId),
    chapterId: id()
      .notNull()
      .references(() => chapter.chapterId),
    title: localised().notNull(),
    itemKind: integer().$type<ItemKind>().notNull(),
    fileLabel: integer().$type<FileLabel>().notNull(),
    duration: seconds(),
    pageCount: integer(),
    size: integer(),
    required: boolean().notNull().default(true),
    /** May be opened without access to the course. */
    trial: boolean().notNull().default(false),
    sort: integer().notNull(),
    media: jsonb().$type<ItemMedia>().notNull().default({}),
    intro: localised(),
  },
  (table) => [index().on(table.courseId)],
);

/** Special topics and institutes (contract 5, entity 21). */
export const courseCollection = ownedTable('course_collection', ofCompanyOrPlatform(), {
  collectionId: id().primaryKey(),
  companyId: id()
    .notNull()
    .references(() => company.companyId),
  kind: integer().$type<typeof TargetKind.Special | typeof TargetKind.Institute>().notNull(),
  name: localised().notNull(),
  coverUrl: text().notNull().default(''),
  summary: localised().notNull(),
  introHtml: localised().notNull(),
  sections: jsonb().$type<{ sectionId: number; name: Localised; sort: number }[]>().notNull().default([]),
});

export const courseCollectionEntry = ownedTable(
  'course_collection_entry',
  partOf(() => course),
  {
    collectionId: id()
      .notNull()
      .references(() => courseCollection.collectionId),
    courseId: id()
      .notNull()
      .references(() => course.courseId),
    sectionId: id().notNull().default(0),
    sort: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.courseId] })],
);

/** Follow, collect, wanna, like, subscribe (contract 8.17: the key is the whole row). */
export const relationMark = ownedTable(
  'relation_mark',
  ofPerson({ userId: 'mark' }),
  {
    userId: id().notNull(),
    companyId: id().notNull(),
    relation: text().$type<Relation>().notNull(),
    targetKind: integer().$type<TargetKind>().notNull(),
    targetId: id().notNull(),
    createTime: time().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.userId, table.companyId, table.relation, table.targetKind, table.targetId],
    }),
  ],
);

/** One row a person and day, so that a visit counts once a day (`courseDetail`). */
export const courseVisit = ownedTable(
  'course_visit',
  ofPerson({ userId: 'visit' }),
  {
    userId: id().notNull(),
    companyId: id().notNull(),
    courseId: id().notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyId, table.courseId, table.day] })],
);
