import { FontSize, LoginKind, TargetKind } from '@stoa/domain';
import type {
  company,
  globalConfig,
  loginPageConfig,
  org,
  StoredNavItem,
  vodConfig,
} from '../../db/schema/index.ts';
import { text } from './text.ts';
import type { Pair } from './text.ts';

type CompanyRow = typeof company.$inferInsert;
type LoginPageRow = typeof loginPageConfig.$inferInsert;

const place = (key: string, zh: string, en: string, url: string): StoredNavItem => ({
  key,
  title: text(zh, en),
  target: { kind: TargetKind.Url, url },
});

const nav = {
  home: place('home', '首页', 'Home', '/home'),
  courses: place('courses', '课程', 'Courses', '/course/all'),
  study: place('study', '学习中心', 'Study', '/study/center'),
  exams: place('exams', '考试', 'Exams', '/exam/list'),
  live: place('live', '直播', 'Live', '/live/company/list'),
  platformLive: place('live', '直播', 'Live', '/live/lz/list'),
  knowledge: place('knowledge', '知识', 'Knowledge', '/knowledge/list'),
  news: place('news', '发现', 'News', '/news'),
  vip: place('vip', 'VIP', 'VIP', '/vip/center'),
};

/** The demo companies. Pictures are paths below `apps/server/media`. */
export const companies: readonly CompanyRow[] = [
  {
    companyId: 500,
    code: '',
    name: text('学习云', 'Learning Cloud'),
    shortName: text('学习云', 'Learning Cloud'),
    platformName: text('学习云', 'Learning Cloud'),
    logo: 'brand/platform-logo.svg',
    colorPrimary: '#00a0e9',
    tabLogoUrl: 'brand/platform-tab.svg',
    tabTitle: text('学习云', 'Learning Cloud'),
    footerHtml: text('<p>学习云，让每一次学习都算数。</p>', '<p>Learning Cloud. Every lesson counts.</p>'),
    servicePhone: '400-000-0500',
    navItems: [nav.home, nav.courses, nav.platformLive, nav.news, nav.vip],
    compulsoryTarget: 0,
    electiveTarget: 20,
  },
  {
    companyId: 1001,
    code: 'sunrise',
    name: text('晨曦零售', 'Sunrise Retail'),
    shortName: text('晨曦', 'Sunrise'),
    platformName: text('晨曦零售', 'Sunrise Retail'),
    logo: 'brand/sunrise-logo.svg',
    industryId: 1,
    colorPrimary: '#f5722d',
    tabLogoUrl: 'brand/sunrise-tab.svg',
    tabTitle: text('晨曦零售学习平台', 'Sunrise Retail Learning'),
    footerHtml: text(
      '<p>晨曦零售学习平台，陪你从第一天走到店长。</p>',
      '<p>Sunrise Retail Learning, with you from the first day to your own shop.</p>',
    ),
    servicePhone: '400-000-1001',
    navItems: [nav.home, nav.courses, nav.study, nav.exams, nav.live, nav.knowledge, nav.news, nav.vip],
    compulsoryTarget: 30,
    electiveTarget: 20,
  },
  {
    companyId: 1002,
    code: 'deepblue',
    name: text('深蓝智造', 'DeepBlue Manufacturing'),
    shortName: text('深蓝', 'DeepBlue'),
    platformName: text('深蓝智造', 'DeepBlue Manufacturing'),
    logo: 'brand/deepblue-logo.svg',
    fontSize: FontSize.Large,
    industryId: 2,
    colorPrimary: '#2f6bff',
    deep: true,
    tabLogoUrl: 'brand/deepblue-tab.svg',
    tabTitle: text('深蓝智造学院', 'DeepBlue Academy'),
    footerHtml: text(
      '<p>深蓝智造学院，安全第一，匠心为本。</p>',
      '<p>DeepBlue Academy. Safety first, craft always.</p>',
    ),
    servicePhone: '400-000-1002',
    navItems: [nav.home, nav.courses, nav.study, nav.exams, nav.live, nav.knowledge, nav.news, nav.vip],
    compulsoryTarget: 40,
    electiveTarget: 15,
  },
  {
    companyId: 1003,
    code: 'qinghe',
    name: text('青禾金服', 'Greenfield Finance'),
    shortName: text('青禾', 'Greenfield'),
    platformName: text('青禾金服', 'Greenfield Finance'),
    logo: 'brand/qinghe-logo.svg',
    industryId: 3,
    colorPrimary: '#17a673',
    tabLogoUrl: 'brand/qinghe-tab.svg',
    tabTitle: text('青禾金服培训中心', 'Greenfield Training Centre'),
    servicePhone: '400-000-1003',
    navItems: [nav.home, nav.courses, nav.study, nav.exams, nav.live, nav.news],
    compulsoryTarget: 36,
    electiveTarget: 12,
  },
];

/** An empty address means the identity provider of the installation. */
const ownProvider = '';

/** The terms to which people agree by logging in, as texts that can be opened. */
const terms = { agreementUrl: 'documents/agreement.txt', privacyUrl: 'documents/privacy.txt' } as const;

export const loginPages: readonly LoginPageRow[] = [
  {
    companyId: 500,
    name: text('学习云', 'Learning Cloud'),
    slogan: text('让每一次学习都算数', 'Every lesson counts'),
    logoUrl: 'brand/platform-logo.svg',
    backgroundUrl: 'brand/platform-login.svg',
    bottomDescription: text(
      '学习云 · 面向企业的在线学习平台',
      'Learning Cloud · online learning for companies',
    ),
    ...terms,
    loginTypes: [LoginKind.Password, LoginKind.SmsCode, LoginKind.QrCode],
  },
  {
    companyId: 1001,
    name: text('晨曦零售', 'Sunrise Retail'),
    slogan: text('每天进步一点点', 'A little better every day'),
    logoUrl: 'brand/sunrise-logo.svg',
    backgroundUrl: 'brand/sunrise-login.svg',
    bottomDescription: text(
      '仅限晨曦零售员工使用，如需开通账号请联系门店人事',
      'For Sunrise staff only. Ask your shop’s HR for an account',
    ),
    ...terms,
    loginTypes: [LoginKind.Password, LoginKind.SmsCode, LoginKind.QrCode, LoginKind.App1, LoginKind.App2],
    apps: [
      {
        loginKind: LoginKind.App1,
        name: text('企业通讯', 'Work Messenger'),
        iconUrl: '',
        authorizeUrl: ownProvider,
      },
      {
        loginKind: LoginKind.App2,
        name: text('协同办公', 'Work Suite'),
        iconUrl: '',
        authorizeUrl: ownProvider,
      },
    ],
  },
  {
    companyId: 1002,
    name: text('深蓝智造', 'DeepBlue Manufacturing'),
    slogan: text('安全第一，匠心为本', 'Safety first, craft always'),
    logoUrl: 'brand/deepblue-logo.svg',
    backgroundUrl: 'brand/deepblue-login.svg',
    bottomDescription: text('请使用工号登录，首次登录请修改密码', 'Sign in with your job number'),
    ...terms,
    loginTypes: [LoginKind.JobNumber, LoginKind.Password, LoginKind.Sso, LoginKind.App3, LoginKind.App4],
    apps: [
      {
        loginKind: LoginKind.App3,
        name: text('知识社区', 'Knowledge Community'),
        iconUrl: '',
        authorizeUrl: ownProvider,
      },
      {
        loginKind: LoginKind.App4,
        name: text('车间通讯', 'Plant Messenger'),
        iconUrl: '',
        authorizeUrl: ownProvider,
      },
    ],
  },
  {
    companyId: 1003,
    name: text('青禾金服', 'Greenfield Finance'),
    slogan: text('合规创造价值', 'Compliance creates value'),
    logoUrl: 'brand/qinghe-logo.svg',
    backgroundUrl: 'brand/qinghe-login.svg',
    bottomDescription: text('青禾金服培训中心 · 内部系统', 'Greenfield Training Centre · internal'),
    showDownloadButton: false,
    ...terms,
    loginTypes: [LoginKind.JobNumber, LoginKind.Sso],
  },
];

/** Flags that differ from the defaults of specification point 3. */
export const flags: readonly (typeof globalConfig.$inferInsert)[] = [
  { companyId: 500 },
  {
    companyId: 1001,
    showVipPaidCourseFlg: true,
    showWannaLearnFlg: true,
    showSharingRewardsFlg: true,
    showSearchCourseFlg: true,
    showRecommendCourseFlg: true,
    showAiChatFlg: true,
  },
  {
    companyId: 1002,
    showSearchCourseFlg: true,
    showRecommendCourseFlg: true,
    showAiChatFlg: true,
    privateFileServer: true,
    hideCourseStudyNum: true,
  },
  {
    companyId: 1003,
    knowledgeModule: false,
    hidePCFooter: true,
    hideCourseComment: true,
    hideCourseCollect: true,
    hideMyOrder: true,
  },
];

/** Invented values; the server replaces the secret by one that it can check. */
export const vodConfigs: readonly (typeof vodConfig.$inferInsert)[] = companies.map(({ companyId }) => ({
  companyId,
  appKey: `demo-${companyId}`,
  appSecret: `demo-upload-${companyId}`,
  audioTypeId: companyId * 10 + 1,
  audioPresetId: companyId * 10 + 2,
  videoTypeId: companyId * 10 + 3,
  videoPresetId: companyId * 10 + 4,
  callbackUrl: '/api/vcloud/callback',
  uploadCallbackUrl: '/api/vcloud/uploadCallback',
}));

type OrgTree = readonly [orgId: number, parentId: number, name: Pair];

const orgTrees: Readonly<Record<number, readonly OrgTree[]>> = {
  1001: [
    [10011, 0, ['总部', 'HQ']],
    [10012, 10011, ['运营部', 'Operations']],
    [10013, 10011, ['商品部', 'Merchandise']],
    [10014, 10011, ['人力资源部', 'Human Resources']],
    [10015, 10011, ['数字部', 'Digital']],
    [10016, 10011, ['门店', 'Shops']],
    [10017, 10016, ['华东区', 'East China']],
    [10018, 10016, ['华南区', 'South China']],
    [10019, 10016, ['华北区', 'North China']],
  ],
  1002: [
    [10021, 0, ['深蓝总部', 'DeepBlue HQ']],
    [10022, 10021, ['一号工厂', 'Plant One']],
    [10023, 10021, ['二号工厂', 'Plant Two']],
    [10024, 10022, ['总装车间', 'Assembly']],
    [10025, 10022, ['焊装车间', 'Welding']],
    [10026, 10021, ['研发中心', 'R&D']],
    [10027, 10021, ['质量部', 'Quality']],
    [10028, 10021, ['供应链部', 'Supply Chain']],
  ],
  1003: [
    [10031, 0, ['青禾总行', 'Greenfield Head Office']],
    [10032, 10031, ['合规部', 'Compliance']],
    [10033, 10031, ['零售金融部', 'Retail Banking']],
    [10034, 10031, ['城东支行', 'East Branch']],
    [10035, 10031, ['城西支行', 'West Branch']],
    [10036, 10031, ['客户服务中心', 'Customer Service']],
  ],
};

export const orgs: readonly (typeof org.$inferInsert)[] = Object.entries(orgTrees).flatMap(
  ([companyId, tree]) =>
    tree.map(([orgId, parentId, [zh, en]], sort) => ({
      orgId,
      companyId: Number(companyId),
      parentId,
      name: text(zh, en),
      sort,
    })),
);
