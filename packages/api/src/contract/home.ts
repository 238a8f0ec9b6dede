import { PlanItemType } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { advert, bannerGroup, homeFunction, homeModule, upcomingTaskList } from './types/home.ts';
import { pageKey } from './types/values.ts';
import { noRequest, wireEnum, wireInteger } from './types/wire.ts';

export type {
  Advert,
  Banner,
  BannerGroup,
  HomeFunction,
  HomeModule,
  ModuleItem,
  UpcomingTask,
  UpcomingTaskList,
} from './types/home.ts';

/** Contract S1: banners of page HOME of the current company; an empty list hides the section. */
export const homeBanner = defineCall({
  id: 'S1',
  method: 'POST',
  path: '/operational/pc/banner',
  encoding: 'none',
  auth: 'session',
  request: noRequest,
  data: bannerGroup,
});

/** Contract S2: the function entries, sorted, without those whose module flag is off. */
export const homeFunctions = defineCall({
  id: 'S2',
  method: 'GET',
  path: '/company/homepage/pc/functions',
  encoding: 'query',
  auth: 'session',
  request: noRequest,
  data: v.array(homeFunction),
});

/** Contract S3: the modules with their first items, so that the home page needs one call. */
export const homeModules = defineCall({
  id: 'S3',
  method: 'GET',
  path: '/company/homepage/pc/modules',
  encoding: 'query',
  auth: 'session',
  request: noRequest,
  data: v.array(homeModule),
});

/** Contract S5: what is due, overdue first. */
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

/** Contract S10: adverts of a page, at most one a slot. */
export const adverts = defineCall({
  id: 'S10',
  method: 'POST',
  path: '/operational/pc/adv',
  encoding: 'json',
  auth: 'session',
  request: v.optional(v.object({ pageKey: v.optional(pageKey) }), {}),
  data: v.array(advert),
});

/** Contract S11: banners of a page other than HOME; FIND needs no session. */
export const pageBanner = defineCall({
  id: 'S11',
  method: 'GET',
  path: '/operational/cside/pc/banner',
  encoding: 'query',
  auth: 'optional',
  request: v.object({ pageKey }),
  data: bannerGroup,
});
