import { VipStatus, type Locale } from '@stoa/domain';
import { everywhere } from '../../test/resolve.ts';
import { wordsIn } from '../../test/wordsIn.ts';
import { HomeModules } from '../HomeModules/index.ts';
import { WeekGoal } from '../WeekGoal/index.ts';
import { StartHere } from '../StartHere/index.ts';
import {
  bannerFixture,
  courseModulesFixture,
  fixtureNow,
  functionsFixture,
  homeIn,
  modulesIn,
  readerId,
  suggestedFixture,
  summaryFixture,
  tasksFixture,
  goalChoices,
  weekFixture,
} from '../fixtures.ts';
import type { HomePageProps } from './HomePage.tsx';

/** Props of the home page of a person who is in the middle of several courses. */
export function homeFixture(locale: Locale): HomePageProps {
  const say = wordsIn(locale);
  const modules = courseModulesFixture(locale);
  return {
    session: {
      realName: say('林小满', 'Lin Xiaoman'),
      companyName: say('晨曦零售', 'Sunrise Retail'),
      platformName: '',
      vipStatus: VipStatus.None,
      compulsoryCredit: 12,
      electiveCredit: 3.5,
      hideVipModule: false,
    },
    hour: 9,
    summary: { state: 'ready', data: summaryFixture(locale) },
    banner: { state: 'ready', data: bannerFixture(locale) },
    functions: { state: 'ready', data: functionsFixture(locale) },
    tasks: { state: 'ready', data: tasksFixture(locale) },
    modules: { state: 'ready', data: modules },
    t: homeIn(locale),
    resolve: everywhere,
    week: (
      <WeekGoal week={weekFixture} choices={goalChoices} onGoal={() => undefined} t={modulesIn(locale)} />
    ),
    children: (
      <HomeModules
        modules={modules}
        open={false}
        onOpen={() => undefined}
        userId={readerId}
        now={fixtureNow}
        t={modulesIn(locale)}
        resolve={everywhere}
      />
    ),
  };
}

/** A new colleague's first visit: nothing assigned, nothing started. */
export function firstVisitFixture(locale: Locale): HomePageProps {
  const home = homeFixture(locale);
  return {
    ...home,
    session: { ...home.session, realName: wordsIn(locale)('何青青', 'He Qingqing') },
    hour: 14,
    summary: { state: 'ready', data: summaryFixture(locale, true) },
    tasks: { state: 'ready', data: { total: 0, overdue: 0, list: [], serverTime: fixtureNow } },
    newcomer: true,
    start: () => <StartHere courses={suggestedFixture(locale)} t={modulesIn(locale)} resolve={everywhere} />,
  };
}
