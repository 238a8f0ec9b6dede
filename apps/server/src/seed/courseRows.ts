import {
  ChargeKind,
  CommentPlacement,
  CornerPosition,
  CourseSource,
  FileLabel,
  ItemKind,
  OrderPolicy,
  SeekPolicy,
} from '@stoa/domain';
import type { VisibleScope } from '@stoa/domain';
import type {
  chapter,
  course,
  courseItem,
  ItemMedia,
  Localised,
  StoredCorner,
  StoredPolicy,
} from '../db/schema/index.ts';
import { meanOf } from '../areas/course/rating.ts';
import { categories, industries } from './data/catalogue.ts';
import type { CourseSpec, ItemExtra, ItemSpec, KindLetter, TableRows } from './data/courseSpec.ts';
import { deepblueCourses } from './data/coursesDeepblue.ts';
import { platformCoursesA } from './data/coursesPlatformA.ts';
import { platformCoursesB } from './data/coursesPlatformB.ts';
import { qingheCourses } from './data/coursesQinghe.ts';
import { sunriseCourses } from './data/coursesSunrise.ts';
import { courseTests } from './data/exams/courseTests.ts';
import { fromPair, text } from './data/text.ts';
import type { Pair } from './data/text.ts';
import { audioMedia, documentMedia, filmMedia, imageMedia } from './itemMedia.ts';
import { seededRandom } from './random.ts';
import { sceneOf } from './scenes.ts';
import type { Scene } from './scenes.ts';
import { day, hour } from './times.ts';
import type { SeedTimes } from './times.ts';

type CourseRow = typeof course.$inferInsert;
type ChapterRow = typeof chapter.$inferInsert;
type ItemRow = typeof courseItem.$inferInsert;

export const courseSpecs: readonly CourseSpec[] = [
  ...platformCoursesA,
  ...platformCoursesB,
  ...sunriseCourses,
  ...deepblueCourses,
  ...qingheCourses,
];

const owners: Readonly<
  Record<number, { companyId: number; comments: CommentPlacement; industries: number[] }>
> = {
  1: { companyId: 500, comments: CommentPlacement.Bottom, industries: industries.map(({ id }) => id) },
  2: { companyId: 1001, comments: CommentPlacement.All, industries: [1] },
  3: { companyId: 1002, comments: CommentPlacement.Right, industries: [2] },
  4: { companyId: 1003, comments: CommentPlacement.Bottom, industries: [3] },
};

const compulsory: ReadonlySet<number> = new Set([201, 301, 401]);

/**
 * Study rules of a demo course: compulsory ones cannot be skipped through, 402 allows no seeking, the others are
 * free.
 */
function policyOf(courseId: number): StoredPolicy {
  const isCompulsory = compulsory.has(courseId);
  const isStrict = courseId === 402;
  return {
    seekPolicy: isCompulsory ? SeekPolicy.NoForward : isStrict ? SeekPolicy.NoSeek : SeekPolicy.Free,
    orderPolicy: isCompulsory ? OrderPolicy.Sequential : OrderPolicy.Free,
    maxRate: isStrict ? 1 : 2,
    completeRatio: 0.9,
    heartbeatSeconds: 15,
    presenceSeconds: isCompulsory ? 120 : 0,
    presenceWaitSeconds: 60,
    pauseWhenHidden: isCompulsory,
    allowDownload: !isCompulsory && !isStrict,
    minStaySeconds: 10,
    testMustPass: true,
  };
}

/** The leading courses with a drawn cover; all others get a generated one. */
const withCover: readonly number[] = [
  101, 102, 111, 115, 117, 201, 202, 203, 204, 205, 206, 208, 214, 301, 303, 304, 305, 307, 401, 402, 404,
  405,
];

const coverOf = (id: number): string => (withCover.includes(id) ? `covers/${id}.svg` : '');

const everyone: VisibleScope = { all: true, orgIds: [], userIds: [] };

/** The camp is visible to headquarters and to two people of the shops. */
const areaManagers: VisibleScope = { all: false, orgIds: [10011, 10012, 10015], userIds: [2, 3] };

interface Kind {
  itemKind: ItemKind;
  fileLabel: FileLabel;
}

const kinds: Readonly<Record<KindLetter, Kind>> = {
  V: { itemKind: ItemKind.Video, fileLabel: FileLabel.Video },
  A: { itemKind: ItemKind.Audio, fileLabel: FileLabel.Audio },
  D: { itemKind: ItemKind.Document, fileLabel: FileLabel.Pdf },
  I: { itemKind: ItemKind.Image, fileLabel: FileLabel.Image },
  T: { itemKind: ItemKind.Table, fileLabel: FileLabel.Excel },
  X: { itemKind: ItemKind.ImageText, fileLabel: FileLabel.Generic },
  L: { itemKind: ItemKind.Link, fileLabel: FileLabel.Link },
};

const listHtml = (points: readonly string[]): string =>
  `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;

const inBoth = (make: (lang: keyof Localised) => string): Localised => text(make('zh'), make('en'));

const articleHtml = (title: Localised, points: readonly Pair[]): Localised =>
  inBoth((lang) => {
    const close =
      lang === 'zh'
        ? '<p>读完以后，选一条今天就能用上的，写在手边。</p>'
        : '<p>Choose one that you can use today and keep it at hand.</p>';
    return `<h2>${title[lang]}</h2>${listHtml(points.map((point) => fromPair(point)[lang]))}${close}`;
  });

/**
 * The introduction describes only how the course is built, because aims and target group have sections of
 * their own on the page.
 */
const introHtml = ({ chapters }: CourseSpec): Localised =>
  inBoth((lang) => {
    const names = chapters.map(([zh, en]) => (lang === 'zh' ? `“${zh}”` : `“${en}”`));
    if (lang === 'zh') {
      const parts =
        names.length === 1 ? `只讲一件事：${names.join('')}` : `分 ${names.length} 章：${names.join('、')}`;
      return `<p>全课${parts}。每一节都从工作里的一个小场景开始，把方法讲清楚，再留一个当天就能试的做法。</p><p>可以利用班前、午休的几分钟分几次学，学到哪里会自动记住。</p>`;
    }
    const list = new Intl.ListFormat('en').format(names);
    const parts =
      names.length === 1 ? `is about one thing: ${list}` : `has ${names.length} chapters: ${list}`;
    return `<p>The course ${parts}. Every lesson starts from a small scene at work, makes the method clear, and leaves you something to try the same day.</p><p>Take it in a few short sittings, before a shift or at noon; your place is kept.</p>`;
  });

const isPoints = (extra: ItemExtra | undefined): extra is readonly Pair[] => Array.isArray(extra);

const cellsOf = (rows: TableRows): Localised[][] => rows.map((row) => row.map(fromPair));

function sheetsOf(
  title: Localised,
  extra: ItemExtra | undefined,
): { name: Localised; rows: Localised[][] }[] {
  if (extra === undefined) return [];
  if ('table' in extra) return [{ name: title, rows: cellsOf(extra.table) }];
  if ('sheets' in extra)
    return extra.sheets.map(([name, rows]) => ({ name: fromPair(name), rows: cellsOf(rows) }));
  return [];
}

function contentOf(
  [letter, zh, en, extra]: ItemSpec,
  itemId: number,
  scene: Scene,
): Pick<ItemRow, 'duration' | 'pageCount' | 'size' | 'media' | 'fileLabel'> {
  const title = text(zh, en);
  const { fileLabel } = kinds[letter];
  switch (letter) {
    case 'V':
      return { fileLabel, ...filmMedia(itemId, scene) };
    case 'A':
      return { fileLabel, ...audioMedia(itemId) };
    case 'D':
      return documentMedia(itemId);
    case 'I':
      return { fileLabel, ...imageMedia(itemId) };
    case 'T': {
      const sheets = sheetsOf(title, extra);
      return { fileLabel, pageCount: sheets.length, media: { table: { sheets } } };
    }
    case 'X':
      return { fileLabel, media: { html: articleHtml(title, isPoints(extra) ? extra : []) } };
    case 'L': {
      const media: ItemMedia = {
        linkUrl: extra !== undefined && 'link' in extra ? extra.link : '',
        linkEmbed: false,
      };
      return { fileLabel, media };
    }
    default:
      return letter satisfies never;
  }
}

const chargeOf = ({ charge }: CourseSpec): Pick<CourseRow, 'chargeKind' | 'priceFen' | 'vipPriceFen'> => {
  if (charge === undefined) return { chargeKind: ChargeKind.Free };
  if (charge === 'vip') return { chargeKind: ChargeKind.Vip };
  return { chargeKind: ChargeKind.Paid, priceFen: charge.paid, vipPriceFen: Math.round(charge.paid * 0.7) };
};

/** Numbers of ratings with 1 to 5 stars whose mean is near `score`. */
function starsFor(score: number, count: number): number[] {
  const fives = Math.round(count * Math.max(0, score - 4));
  const threes = Math.round((count - fives) * 0.08);
  return [0, 0, threes, count - fives - threes, fives];
}

/**
 * Minutes that a lesson takes: those of its film, one for a page or picture, two for a text or a table. A test takes
 * none, because its exam gives credit of its own.
 */
function minutesOf({ itemKind, duration, pageCount }: ItemRow): number {
  if (duration != null) return duration / 60;
  if (itemKind === ItemKind.Test) return 0;
  return itemKind === ItemKind.ImageText || itemKind === ItemKind.Table ? 2 : (pageCount ?? 1);
}

/** A course earns half a credit for each five minutes; a part of five minutes counts as a whole. */
const creditFor = (items: readonly ItemRow[]): number =>
  Math.ceil(items.reduce((sum, item) => sum + minutesOf(item), 0) / 5) / 2;

const freshDays = 20;

function cornersOf(courseId: number, age: number, hotScore: number): StoredCorner[] {
  const label = compulsory.has(courseId)
    ? text('必修', 'Required')
    : age < freshDays
      ? text('新课', 'New')
      : hotScore > 900
        ? text('热门', 'Popular')
        : undefined;
  return label === undefined ? [] : [{ text: label, position: CornerPosition.TopLeft }];
}

export interface CourseRows {
  courses: CourseRow[];
  chapters: ChapterRow[];
  items: ItemRow[];
}

/** Rows of all courses, chapters and items; durations are those of the real media. */
export function courseRows(times: SeedTimes): CourseRows {
  const rows: CourseRows = { courses: [], chapters: [], items: [] };
  for (const spec of courseSpecs) {
    const owner = owners[Math.floor(spec.id / 100)];
    if (!owner) throw new Error(`Course ${spec.id} has no owner.`);
    const random = seededRandom(spec.id);
    const items: ItemRow[] = [];
    const scene = sceneOf(spec.categoryId);
    spec.chapters.forEach(([zh, en, specs], chapterIndex) => {
      const chapterId = spec.id * 10 + chapterIndex + 1;
      rows.chapters.push({ chapterId, courseId: spec.id, title: text(zh, en), sort: chapterIndex });
      for (const item of specs) {
        const [letter, titleZh, titleEn] = item;
        const itemId = spec.id * 100 + items.length + 1;
        items.push({
          itemId,
          courseId: spec.id,
          chapterId,
          title: text(titleZh, titleEn),
          itemKind: kinds[letter].itemKind,
          required: letter !== 'L',
          trial: items.length === 0 && spec.charge !== undefined,
          sort: items.length,
          ...contentOf(item, itemId, scene),
        });
      }
    });
    for (const test of courseTests.filter(({ courseId }) => courseId === spec.id)) {
      items.push({
        itemId: spec.id * 100 + items.length + 1,
        courseId: spec.id,
        chapterId: spec.id * 10 + spec.chapters.length,
        title: fromPair(test.title),
        itemKind: ItemKind.Test,
        fileLabel: FileLabel.Generic,
        required: true,
        trial: false,
        sort: items.length,
        examId: test.examId,
      });
    }
    rows.items.push(...items);
    const raters = random.between(12, 260);
    const stars = random.between(42, 49) / 10;
    const heat = random.between(120, 999);
    // A course that is not open yet has no ratings and no popularity.
    const [ratingCount, hotScore] = spec.opensInDays === undefined ? [raters, heat] : [0, 0];
    const ratingDist = starsFor(stars, ratingCount);
    const age = random.between(2, 330);
    rows.courses.push({
      courseId: spec.id,
      companyId: owner.companyId,
      source: spec.customised
        ? CourseSource.Customised
        : owner.companyId === 500
          ? CourseSource.Platform
          : CourseSource.Company,
      title: fromPair(spec.title),
      coverUrl: coverOf(spec.id),
      summary: fromPair(spec.summary),
      introHtml: introHtml(spec),
      objectives: spec.objectives.map(fromPair),
      suitableFor: fromPair(spec.suitableFor),
      categoryId: spec.categoryId,
      industryIds: owner.industries,
      jobLevels: spec.level === 1 ? [1] : spec.level === 2 ? [1, 2] : [2, 3],
      tagIds: [...spec.tagIds],
      teacherIds: [...spec.teacherIds],
      ...chargeOf(spec),
      credit: creditFor(items),
      duration: items.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
      itemCount: items.length,
      score: meanOf(ratingDist),
      ratingCount,
      ratingDist,
      studyNum: hotScore * random.between(6, 14),
      visitNum: hotScore * random.between(20, 40),
      hotScore,
      freshTime: times.ago(age * day),
      openTime: spec.opensInDays === undefined ? null : times.ahead(spec.opensInDays * day + 9 * hour),
      visibleScope: spec.id === 213 ? areaManagers : everyone,
      policy: policyOf(spec.id),
      commentPlacement: owner.comments,
      corners: cornersOf(spec.id, age, hotScore),
    });
  }
  return rows;
}

export const categoryRows = categories.flatMap(({ id, name, children }, sort) => [
  { categoryId: id, parentId: 0, name, sort },
  ...children.map((one, index) => ({ categoryId: one.id, parentId: id, name: one.name, sort: index })),
]);
