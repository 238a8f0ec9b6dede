import { Gender, JobLevel, MemberState, VipStatus } from '@stoa/domain';
import type { account, member } from '../../db/schema/index.ts';
import { seededRandom } from '../random.ts';
import { day } from '../times.ts';
import type { SeedTimes } from '../times.ts';
import { text } from './text.ts';
import type { Pair } from './text.ts';

export const demoPassword = 'Learn@2026';

type AccountRow = typeof account.$inferInsert;
type MemberRow = typeof member.$inferInsert;

interface NamedMember {
  memberId: number;
  companyId: number;
  jobNumber: string;
  orgId: number;
  title: Pair;
  level: JobLevel;
  roles?: readonly ('lecturer' | 'mentor' | 'admin' | 'allowCreateKnowledge' | 'hideVipModule')[];
  disabled?: true;
  /** Entry date in days before the seed's date. */
  entered: number;
}

interface NamedUser {
  userId: number;
  name: Pair;
  gender: Gender;
  username: string;
  vip?: VipStatus;
  locale?: 'en';
  members: readonly NamedMember[];
}

const { Grassroots, Middle, Senior } = JobLevel;

/** The named people of the demo companies; each has a different state for trying the portal out. */
export const namedUsers: readonly NamedUser[] = [
  {
    userId: 1,
    name: ['林小满', 'Lin Xiaoman'],
    gender: Gender.Female,
    username: 'linxiaoman',
    members: [
      {
        memberId: 11,
        companyId: 1001,
        jobNumber: 'SR0001',
        orgId: 10017,
        title: ['门店店员', 'Shop Assistant'],
        level: Grassroots,
        entered: 410,
      },
      {
        memberId: 12,
        companyId: 1002,
        jobNumber: 'DB0101',
        orgId: 10024,
        title: ['总装操作工', 'Assembly Operator'],
        level: Grassroots,
        entered: 200,
      },
    ],
  },
  {
    userId: 2,
    name: ['周以衡', 'Zhou Yiheng'],
    gender: Gender.Male,
    username: 'zhouyiheng',
    members: [
      {
        memberId: 21,
        companyId: 1001,
        jobNumber: 'SR0002',
        orgId: 10017,
        title: ['店长', 'Shop Manager'],
        level: Middle,
        roles: ['mentor', 'allowCreateKnowledge'],
        entered: 1600,
      },
    ],
  },
  {
    userId: 3,
    name: ['苏映雪', 'Su Yingxue'],
    gender: Gender.Female,
    username: 'suyingxue',
    members: [
      {
        memberId: 31,
        companyId: 1001,
        jobNumber: 'SR0003',
        orgId: 10014,
        title: ['门店培训经理', 'Store Training Manager'],
        level: Middle,
        roles: ['lecturer', 'admin', 'allowCreateKnowledge'],
        entered: 2100,
      },
    ],
  },
  {
    userId: 4,
    name: ['陈默', 'Chen Mo'],
    gender: Gender.Male,
    username: 'chenmo',
    vip: VipStatus.Active,
    members: [
      {
        memberId: 41,
        companyId: 1002,
        jobNumber: 'DB0102',
        orgId: 10026,
        title: ['研发工程师', 'R&D Engineer'],
        level: Middle,
        entered: 900,
      },
    ],
  },
  {
    userId: 5,
    name: ['高原', 'Gao Yuan'],
    gender: Gender.Male,
    username: 'gaoyuan',
    members: [
      {
        memberId: 51,
        companyId: 1002,
        jobNumber: 'DB0103',
        orgId: 10027,
        title: ['精益推进负责人', 'Head of Lean'],
        level: Senior,
        roles: ['lecturer', 'mentor', 'admin', 'allowCreateKnowledge'],
        entered: 2600,
      },
    ],
  },
  {
    userId: 6,
    name: ['何青青', 'He Qingqing'],
    gender: Gender.Female,
    username: 'heqingqing',
    members: [
      {
        memberId: 61,
        companyId: 1001,
        jobNumber: 'SR0004',
        orgId: 10018,
        title: ['见习店员', 'Trainee'],
        level: Grassroots,
        entered: 2,
      },
    ],
  },
  {
    userId: 7,
    name: ['沈嘉禾', 'Shen Jiahe'],
    gender: Gender.Female,
    username: 'shenjiahe',
    members: [
      {
        memberId: 71,
        companyId: 1003,
        jobNumber: 'QH0001',
        orgId: 10034,
        title: ['客户经理', 'Account Manager'],
        level: Middle,
        roles: ['hideVipModule'],
        entered: 800,
      },
    ],
  },
  { userId: 8, name: ['陆远舟', 'Lu Yuanzhou'], gender: Gender.Male, username: 'luyuanzhou', members: [] },
  {
    userId: 9,
    name: ['唐果', 'Tang Guo'],
    gender: Gender.Female,
    username: 'tangguo',
    vip: VipStatus.Expired,
    members: [
      {
        memberId: 91,
        companyId: 1001,
        jobNumber: 'SR0005',
        orgId: 10012,
        title: ['运营专员', 'Operations Specialist'],
        level: Grassroots,
        entered: 700,
      },
    ],
  },
  {
    userId: 10,
    name: ['梁工', 'Liang Gong'],
    gender: Gender.Male,
    username: 'lianggong',
    members: [
      {
        memberId: 101,
        companyId: 1002,
        jobNumber: 'DB0104',
        orgId: 10025,
        title: ['焊工', 'Welder'],
        level: Grassroots,
        disabled: true,
        entered: 1500,
      },
    ],
  },
  {
    userId: 11,
    name: ['李艾玛', 'Emma Stone-Li'],
    gender: Gender.Female,
    username: 'emmastoneli',
    vip: VipStatus.Active,
    locale: 'en',
    members: [
      {
        memberId: 111,
        companyId: 1001,
        jobNumber: 'SR0006',
        orgId: 10015,
        title: ['数字部总监', 'Director Digital'],
        level: Senior,
        entered: 1200,
      },
    ],
  },
  {
    userId: 12,
    name: ['温岚', 'Wen Lan'],
    gender: Gender.Female,
    username: 'wenlan',
    members: [
      {
        memberId: 121,
        companyId: 1003,
        jobNumber: 'QH0002',
        orgId: 10032,
        title: ['合规部总经理', 'General Manager, Compliance'],
        level: Senior,
        roles: ['lecturer', 'admin', 'hideVipModule'],
        entered: 2400,
      },
    ],
  },
];

const surnames: readonly [Pair, ...Pair[]] = [
  ['王', 'Wang'],
  ['李', 'Li'],
  ['张', 'Zhang'],
  ['刘', 'Liu'],
  ['杨', 'Yang'],
  ['赵', 'Zhao'],
  ['黄', 'Huang'],
  ['吴', 'Wu'],
  ['徐', 'Xu'],
  ['孙', 'Sun'],
  ['马', 'Ma'],
  ['朱', 'Zhu'],
  ['胡', 'Hu'],
  ['郭', 'Guo'],
  ['何', 'He'],
  ['罗', 'Luo'],
];

const givenNames: readonly [Pair, ...Pair[]] = [
  ['子涵', 'Zihan'],
  ['雨桐', 'Yutong'],
  ['浩然', 'Haoran'],
  ['思远', 'Siyuan'],
  ['嘉怡', 'Jiayi'],
  ['一诺', 'Yinuo'],
  ['晓彤', 'Xiaotong'],
  ['俊杰', 'Junjie'],
  ['明轩', 'Mingxuan'],
  ['梦洁', 'Mengjie'],
  ['志强', 'Zhiqiang'],
  ['丽华', 'Lihua'],
  ['天宇', 'Tianyu'],
  ['若曦', 'Ruoxi'],
  ['文博', 'Wenbo'],
  ['佳宁', 'Jianing'],
  ['安然', 'Anran'],
  ['景行', 'Jingxing'],
];

/** The given name, or the next one in the list that no person with this surname has in the company. */
function freeGivenName(surname: string, first: Pair, taken: ReadonlySet<string>): Pair {
  const from = givenNames.indexOf(first);
  const order = [...givenNames.slice(from), ...givenNames.slice(0, from)];
  return order.find(([given]) => !taken.has(surname + given)) ?? first;
}

interface Crowd {
  companyId: number;
  firstId: number;
  prefix: string;
  orgIds: readonly [number, ...number[]];
  titles: readonly [Pair, ...Pair[]];
  hideVipModule: boolean;
  /** Indexes of the people who are VIPs, counted from 0. */
  vips: readonly number[];
}

const crowds: readonly Crowd[] = [
  {
    companyId: 1001,
    firstId: 1101,
    prefix: 'SR01',
    orgIds: [10012, 10013, 10017, 10018, 10019],
    titles: [
      ['店员', 'Shop Assistant'],
      ['收银员', 'Cashier'],
      ['理货员', 'Shelf Staff'],
      ['值班经理', 'Duty Manager'],
    ],
    hideVipModule: false,
    vips: [20, 21, 22, 23, 24],
  },
  {
    companyId: 1002,
    firstId: 1201,
    prefix: 'DB02',
    orgIds: [10023, 10024, 10025, 10026, 10027, 10028],
    titles: [
      ['操作工', 'Operator'],
      ['质检员', 'Inspector'],
      ['设备技师', 'Technician'],
      ['班组长', 'Shift Leader'],
    ],
    hideVipModule: false,
    vips: [20, 21, 22, 23, 24],
  },
  {
    companyId: 1003,
    firstId: 1301,
    prefix: 'QH01',
    orgIds: [10033, 10034, 10035, 10036],
    titles: [
      ['柜员', 'Teller'],
      ['理财经理', 'Wealth Adviser'],
      ['客户经理', 'Account Manager'],
      ['大堂经理', 'Lobby Manager'],
    ],
    hideVipModule: true,
    vips: [],
  },
];

export const generatedPerCompany = 30;

const vipTime = (vip: VipStatus | undefined, times: SeedTimes): number | undefined => {
  if (vip === VipStatus.Active) return times.ahead(180 * day);
  return vip === VipStatus.Expired ? times.ago(20 * day) : undefined;
};

/** The named people and thirty generated ones per company, all with the same password. */
export function peopleRows(
  times: SeedTimes,
  passwordHash: string,
): { accounts: AccountRow[]; members: MemberRow[] } {
  const accounts: AccountRow[] = namedUsers.map((user) => ({
    userId: user.userId,
    phone: `138${String(user.userId).padStart(8, '0')}`,
    email: `${user.username}@stoa.example`,
    username: user.username,
    passwordHash,
    realName: text(...user.name),
    gender: user.gender,
    vipStatus: user.vip ?? VipStatus.None,
    vipExpireTime: vipTime(user.vip, times),
    lastCompanyId: user.members[0]?.companyId,
    locale: user.locale ?? 'zh-CN',
  }));
  const members: MemberRow[] = namedUsers.flatMap((user) =>
    user.members.map(
      ({ memberId, companyId, jobNumber, orgId, title, level, roles = [], disabled, entered }) => ({
        memberId,
        userId: user.userId,
        companyId,
        jobNumber,
        orgIds: [orgId],
        title: text(...title),
        jobLevel: level,
        ...Object.fromEntries(roles.map((role) => [role, true])),
        state: disabled ? MemberState.Disabled : MemberState.Active,
        entryTime: times.ago(entered * day),
      }),
    ),
  );
  for (const crowd of crowds) {
    const random = seededRandom(crowd.companyId);
    const taken = new Set(
      namedUsers
        .filter((user) => user.members.some(({ companyId }) => companyId === crowd.companyId))
        .map(({ name }) => name[0]),
    );
    for (let index = 0; index < generatedPerCompany; index += 1) {
      const userId = crowd.firstId + index;
      const [surname, surnameEn] = random.pick(surnames);
      const [given, givenEn] = freeGivenName(surname, random.pick(givenNames), taken);
      taken.add(surname + given);
      accounts.push({
        userId,
        phone: `139${crowd.companyId}${String(index + 1).padStart(4, '0')}`,
        passwordHash,
        realName: text(surname + given, `${surnameEn} ${givenEn}`),
        gender: random.pick([Gender.Male, Gender.Female]),
        lastCompanyId: crowd.companyId,
        ...(crowd.vips.includes(index)
          ? { vipStatus: VipStatus.Active, vipExpireTime: vipTime(VipStatus.Active, times) }
          : {}),
      });
      members.push({
        memberId: userId,
        userId,
        companyId: crowd.companyId,
        jobNumber: `${crowd.prefix}${String(index + 1).padStart(2, '0')}`,
        orgIds: [random.pick(crowd.orgIds)],
        title: text(...random.pick(crowd.titles)),
        jobLevel: random.between(1, 10) > 8 ? Middle : Grassroots,
        hideVipModule: crowd.hideVipModule,
        entryTime: times.ago(random.between(30, 1500) * day),
      });
    }
  }
  return { accounts, members };
}
