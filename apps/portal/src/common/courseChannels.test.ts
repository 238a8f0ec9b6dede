import { defaultGlobalConfig, type GlobalConfig } from '@stoa/domain';
import { expect, test } from 'vitest';
import { areas } from '../areas/index.ts';
import { routesOf } from '../routing/defineArea.ts';
import { guard } from '../routing/guard.ts';
import { createRouteTable } from '../routing/table.ts';
import { courseChannels } from './courseChannels.ts';

interface Case {
  flags?: Partial<GlobalConfig>;
  vip?: boolean;
  serves?: (path: string) => boolean;
}

const everyFlag = {
  showVipPaidCourseFlg: true,
  showRecommendCourseFlg: true,
  showWannaLearnFlg: true,
} satisfies Partial<GlobalConfig>;

const open = [
  'all',
  'hot',
  'fresh',
  'free',
  'industry',
  'special',
  'institute',
  'cloud',
  'company',
  'customize',
];
const every = [
  'all',
  'recommend',
  'ai',
  'hot',
  'fresh',
  'free',
  'industry',
  'special',
  'institute',
  'cloud',
  'company',
  'customize',
  'vip',
  'paid',
  'wanna',
];

/** The lists that the bar has, by the rules that also guard the addresses. */
function channelsFor({ flags, vip = true, serves = () => true }: Case): string[] {
  const switched: GlobalConfig = { ...defaultGlobalConfig, ...flags };
  const table = createRouteTable(routesOf(areas), serves);
  const mayOpen = (pathname: string) =>
    guard(
      table,
      { pathname, search: '', hash: '' },
      {
        loggedIn: true,
        person: 'ready',
        hasCompany: true,
        allows: (gate) => (gate === 'vip' ? vip : gate in switched && Reflect.get(switched, gate) === true),
      },
    ).kind === 'page';
  return courseChannels(mayOpen).map(({ key }) => key);
}

const noFlag = { showVipPaidCourseFlg: false, showRecommendCourseFlg: false, showWannaLearnFlg: false };
const withoutCollections = (path: string) => !/special|institute/.test(path);

test.each<[string, Case, readonly string[]]>([
  ['every flag and right', { flags: everyFlag }, every],
  ['no flag', { flags: noFlag }, open],
  ['VIP hidden from the person', { flags: everyFlag, vip: false }, every.filter((key) => key !== 'vip')],
  [
    'no recommendations',
    { flags: { ...everyFlag, showRecommendCourseFlg: false } },
    every.filter((key) => key !== 'recommend' && key !== 'ai'),
  ],
  [
    'no wish list',
    { flags: { ...everyFlag, showWannaLearnFlg: false } },
    every.filter((key) => key !== 'wanna'),
  ],
  [
    'a back end without collections',
    { flags: everyFlag, serves: withoutCollections },
    every.filter((key) => key !== 'special' && key !== 'institute'),
  ],
])('the bar of lists has what a person may open: %s', (_name, given, wanted) => {
  expect(channelsFor(given)).toEqual(wanted);
});
