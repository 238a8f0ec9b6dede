import { defaultGlobalConfig, defaultSession, type GlobalConfig, type SessionFields } from '@stoa/domain';
import { expect, test } from 'vitest';
import { courseChannels } from '../common/courseChannels.ts';
import { routesOf } from '../routing/defineArea.ts';
import { mayOpen } from '../routing/mayOpen.ts';
import { partialBackEnd } from '../routing/partialBackEnd.ts';
import { createRouteTable } from '../routing/table.ts';
import { areas } from './index.ts';

const traits = { companySetA: false, companySetB: false, tenantCode: false };

interface Case {
  flags?: Partial<GlobalConfig>;
  session?: Partial<SessionFields>;
  /** Names of the calls of a back end that has only some. */
  calls?: readonly string[];
}

/** The channels of a person, by their keys. */
function channelsOf({ flags = {}, session = {}, calls }: Case): string {
  const backEnd = calls && partialBackEnd(calls);
  const rights = {
    table: createRouteTable(routesOf(areas), backEnd?.serves),
    session: { ...defaultSession, hasCompany: true, ...session },
    flags: { ...defaultGlobalConfig, ...flags },
    traits,
  };
  const shown = { ...rights, flags: backEnd ? backEnd.flags(rights.flags) : rights.flags };
  return courseChannels((path) => mayOpen(path, shown))
    .map(({ key }) => key)
    .join(' ');
}

const open = 'all hot fresh free industry special institute cloud company customize';
const everything: Partial<GlobalConfig> = {
  showRecommendCourseFlg: true,
  showVipPaidCourseFlg: true,
  showWannaLearnFlg: true,
};

test.each<[string, Case, string]>([
  ['a company that shows nothing more', {}, open],
  [
    'a company that shows everything',
    { flags: everything },
    'all recommend ai hot fresh free industry special institute cloud company customize vip paid wanna',
  ],
  [
    'a company with recommendations',
    { flags: { showRecommendCourseFlg: true } },
    'all recommend ai hot fresh free industry special institute cloud company customize',
  ],
  ['a company with charged courses', { flags: { showVipPaidCourseFlg: true } }, `${open} vip paid`],
  [
    'somebody from whom VIP is hidden',
    { flags: { showVipPaidCourseFlg: true }, session: { hideVipModule: true } },
    `${open} paid`,
  ],
  ['a company with a list of wanted courses', { flags: { showWannaLearnFlg: true } }, `${open} wanna`],
  ['somebody without a company', { session: { hasCompany: false } }, open],
  [
    'a back end without marks',
    { flags: { showWannaLearnFlg: true }, calls: ['courseList', 'courseFilters', 'collectionList'] },
    open,
  ],
  [
    'a back end without collections or industries',
    { calls: ['courseList'] },
    'all hot fresh free cloud company customize',
  ],
  ['a back end without courses', { flags: everything, calls: [] }, ''],
])('%s has the lists that can be opened, in one order', (_who, one, expected) => {
  expect(channelsOf(one)).toBe(expected);
});
