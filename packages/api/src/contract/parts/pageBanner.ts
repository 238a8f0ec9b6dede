import * as v from 'valibot';
import { defineCall } from '../define.ts';
import { bannerGroup } from '../types/banner.ts';
import { pageKey } from '../types/values.ts';

/** Banners of a page other than HOME; FIND needs no session. */
export const pageBanner = defineCall({
  id: 'S11',
  method: 'GET',
  path: '/operational/cside/pc/banner',
  encoding: 'query',
  auth: 'optional',
  request: v.object({ pageKey }),
  data: bannerGroup,
});
