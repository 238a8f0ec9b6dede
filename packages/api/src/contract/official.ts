import { ContentKind, ReferrerType } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { leadPage as leadPageData, officialContent, officialContentDetail } from './types/official.ts';
import {
  idempotency,
  keyword,
  matching,
  merged,
  noRequest,
  ok,
  pageOf,
  pageRequest,
  text,
  wireEnum,
  wireId,
} from './types/wire.ts';

export type { LeadPage, OfficialContent, OfficialContentDetail } from './types/official.ts';

/** The contents of the page for leads. */
export const leadPage = defineCall({
  id: 'X132',
  method: 'GET',
  path: '/official/pc/clues/page',
  encoding: 'query',
  auth: 'none',
  request: noRequest,
  data: leadPageData,
});

/** Submits a sales lead; `code` comes by SMS from `sendSmsCode` with scene 3. */
export const leadSubmit = defineCall({
  id: 'X133',
  method: 'POST',
  path: '/official/pc/clues/submit',
  encoding: 'json',
  auth: 'none',
  idempotent: true,
  request: merged(idempotency, {
    name: text(1, 20),
    countryCode: matching(/^\d{1,4}$/),
    phone: matching(/^\d{5,15}$/),
    code: matching(/^\d{6}$/),
    company: text(1, 64),
    position: v.optional(text(0, 64)),
    headcount: v.optional(text(0, 32)),
    interest: v.pipe(v.array(text(1, 32)), v.maxLength(20)),
    message: v.optional(text(0, 500)),
    referrerType: v.enum(ReferrerType),
  }),
  data: ok,
});

/** Entries of the content centre. */
export const contentList = defineCall({
  id: 'X134',
  method: 'GET',
  path: '/official/pc/content/list',
  encoding: 'query',
  auth: 'none',
  request: v.optional(
    merged(pageRequest, {
      contentKind: v.optional(wireEnum(ContentKind)),
      columnId: v.optional(wireId),
      keyword: v.optional(keyword),
    }),
    {},
  ),
  data: pageOf(officialContent),
});

/** One entry; a column or topic comes with its own entries. */
export const contentDetail = defineCall({
  id: 'X135',
  method: 'GET',
  path: '/official/pc/content/detail',
  encoding: 'query',
  auth: 'none',
  request: v.object({ contentId: wireId }),
  data: officialContentDetail,
});
