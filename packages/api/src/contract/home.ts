import { PlanItemType } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { advert, homeFunction, homeModule, navArea as navAreaData, upcomingTaskList } from './types/home.ts';
import { bannerGroup } from './types/banner.ts';
import { pageKey } from './types/values.ts';
import { matching, noRequest, wireEnum, wireId, wireInteger } from './types/wire.ts';

export { pageBanner } from './parts/pageBanner.ts';
export type { Banner, BannerGroup } from './types/banner.ts';
export type {
  Advert,
  HomeFunction,
  HomeModule,
  ModuleItem,
  NavArea,
  UpcomingTask,
  UpcomingTaskList,
} from './types/home.ts';

/** Banners of page HOME of the current company; an empty list hides the section. */
export const homeBanner = defineCall({
  id: 'S1',
  method: 'POST',
  path: '/operational/pc/banner',
  encoding: 'none',
  auth: 'session',
  request: noRequest,
  data: bannerGroup,
});

/** The sorted function entries, without those whose module is switched off. */
export const homeFunctions = defineCall({
  id: 'S2',
  method: 'GET',
  path: '/company/homepage/pc/functions',
  encoding: 'query',
  auth: 'session',
  request: noRequest,
  data: v.array(homeFunction),
});

/** The modules with their first items, so that the home page needs only one call. */
export const homeModules = defineCall({
  id: 'S3',
  method: 'GET',
  path: '/company/homepage/pc/modules',
  encoding: 'query',
  auth: 'session',
  request: noRequest,
  data: v.array(homeModule),
});

/** The draft modules, for an admin's session or with a preview token, which lives 30 minutes. */
export const previewModules = defineCall({
  id: 'S4',
  method: 'GET',
  path: '/company/homepage/pc/preview/modules',
  encoding: 'query',
  auth: 'optional',
  request: v.object({ previewId: wireId, previewToken: v.optional(matching(/^[\w-]{1,256}$/)) }),
  data: v.array(homeModule),
});

/** Tasks that are due, overdue ones first. */
export const upcomingTasks = defineCall({
  id: 'S5',
  method: 'GET',
  path: '/company/company/pc/upcomingTasks',
  encoding: 'query',
  auth: 'session',
  request: v.optional(
    v.object({ limit: v.optional(wireInteger(1, 100)), kind: v.optional(wireEnum(PlanItemType)) }),
    {},
  ),
  data: upcomingTaskList,
});

/** Adverts of a page, at most one for each slot. */
export const adverts = defineCall({
  id: 'S10',
  method: 'POST',
  path: '/operational/pc/adv',
  encoding: 'json',
  auth: 'session',
  request: v.optional(v.object({ pageKey: v.optional(pageKey) }), {}),
  data: v.array(advert),
});

/** The head of a navigation area; its courses, topics or classes come from their own lists. */
export const navArea = defineCall({
  id: 'X7',
  method: 'GET',
  path: '/company/homepage/pc/navArea',
  encoding: 'query',
  auth: 'session',
  request: v.object({ areaId: wireId }),
  data: navAreaData,
});
