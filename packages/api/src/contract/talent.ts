import * as v from 'valibot';
import { defineCall } from './define.ts';
import { talentChannel, talentChannelDetail, talentScheme } from './types/talent.ts';
import { jsonId, noRequest, wireId } from './types/wire.ts';

export { StageUnlockRule } from './types/talent.ts';
export type { TalentChannel, TalentChannelDetail, TalentScheme, TalentStage } from './types/talent.ts';

/** The company's career paths. */
export const channelList = defineCall({
  id: 'X61',
  method: 'GET',
  path: '/talent/pc/channel/list',
  encoding: 'query',
  auth: 'session',
  request: noRequest,
  data: v.array(talentChannel),
});

/** One career path with its schemes. */
export const channelDetail = defineCall({
  id: 'X62',
  method: 'GET',
  path: '/talent/pc/channel/detail',
  encoding: 'query',
  auth: 'session',
  request: v.object({ channelId: wireId }),
  data: talentChannelDetail,
});

/** A scheme with its stages and tasks. */
export const schemeDetail = defineCall({
  id: 'X63',
  method: 'GET',
  path: '/talent/pc/scheme/detail',
  encoding: 'query',
  auth: 'session',
  request: v.object({ schemeId: wireId }),
  data: talentScheme,
});

/** Joins a scheme, or is refused with the reason that `joinBlock` gives (1008). */
export const schemeJoin = defineCall({
  id: 'X64',
  method: 'POST',
  path: '/talent/pc/scheme/join',
  encoding: 'json',
  auth: 'session',
  request: v.object({ schemeId: jsonId }),
  data: talentScheme,
});
