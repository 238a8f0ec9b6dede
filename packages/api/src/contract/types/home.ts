import {
  AdvertFrequency,
  AdvertSlot,
  AssignKind,
  BannerLayout,
  ContentKind,
  CornerPosition,
  HomeModuleKind,
  ListLayout,
  NavAreaKind,
  PlanItemType,
  ProgressState,
  TaskItemKind,
} from '@stoa/domain';
import * as v from 'valibot';
import { bannerGroup } from './banner.ts';
import { courseSummary } from './courseSummary.ts';
import { corner, linkTarget, pageKey, progressBrief, studyContext } from './values.ts';
import { texts } from './wire.ts';

/** One advert and its place on the page. */
export const advert = v.object({
  advId: v.number(),
  pageKey: v.optional(pageKey),
  slot: v.enum(AdvertSlot),
  title: v.string(),
  imageUrl: v.string(),
  corner: v.optional(v.enum(CornerPosition)),
  target: v.optional(linkTarget),
  frequency: v.enum(AdvertFrequency),
  closable: v.boolean(),
});
export type Advert = v.InferOutput<typeof advert>;

/** An entry of the grid of functions. */
export const homeFunction = v.object({
  functionId: v.number(),
  name: v.string(),
  iconUrl: v.string(),
  target: linkTarget,
  badge: v.optional(v.string()),
  sort: v.optional(v.number()),
});
export type HomeFunction = v.InferOutput<typeof homeFunction>;

/** An entry of a section, whatever its target is. */
export const moduleItem = v.object({
  target: linkTarget,
  title: v.string(),
  coverUrl: v.optional(v.string()),
  summary: v.optional(v.string()),
  corners: v.optional(v.array(corner)),
  contentKind: v.optional(v.enum(ContentKind)),
  meta: v.optional(v.array(v.string())),
  /** Id of the category, from which an entry without a cover gets its picture. */
  categoryId: v.optional(v.number()),
  progress: v.optional(progressBrief),
  /**
   * The whole course, if the entry is one, so that its card can show the facts for a decision. A back end may
   * leave it out.
   */
  course: v.optional(courseSummary),
  startTime: v.optional(v.number()),
  status: v.optional(v.number()),
});
export type ModuleItem = v.InferOutput<typeof moduleItem>;

/** A section of the home page with its first entries. */
export const homeModule = v.object({
  moduleId: v.number(),
  kind: v.enum(HomeModuleKind),
  title: v.string(),
  subtitle: v.optional(v.string()),
  layout: v.enum(ListLayout),
  bannerLayout: v.optional(v.enum(BannerLayout)),
  limit: v.optional(v.number()),
  moreTarget: v.optional(linkTarget),
  sort: v.optional(v.number()),
  query: v.optional(texts),
  banners: v.optional(bannerGroup),
  items: v.optional(v.array(moduleItem)),
  html: v.optional(v.string()),
});
export type HomeModule = v.InferOutput<typeof homeModule>;

/** A page of courses, topics or classes that a company puts together. */
export const navArea = v.object({
  areaId: v.number(),
  areaKind: v.enum(NavAreaKind),
  name: v.string(),
  descriptionHtml: v.string(),
  bannerUrl: v.optional(v.string()),
  tabs: v.optional(v.array(v.object({ tabId: v.number(), name: v.string() }))),
});
export type NavArea = v.InferOutput<typeof navArea>;

/** Something due; `urgent` means within 72 h, or overdue. */
export const upcomingTask = v.object({
  taskKey: v.string(),
  target: linkTarget,
  planItemType: v.optional(v.enum(PlanItemType)),
  taskItemKind: v.optional(v.enum(TaskItemKind)),
  title: v.string(),
  parentTitle: v.optional(v.string()),
  assignKind: v.enum(AssignKind),
  startTime: v.optional(v.number()),
  dueTime: v.optional(v.number()),
  remainSeconds: v.optional(v.number()),
  state: v.enum(ProgressState),
  urgent: v.boolean(),
  context: v.optional(studyContext),
});
export type UpcomingTask = v.InferOutput<typeof upcomingTask>;

/** The tasks that are due soon, and the number of overdue ones. */
export const upcomingTaskList = v.object({
  total: v.number(),
  overdue: v.number(),
  list: v.array(upcomingTask),
  serverTime: v.number(),
});
export type UpcomingTaskList = v.InferOutput<typeof upcomingTaskList>;
