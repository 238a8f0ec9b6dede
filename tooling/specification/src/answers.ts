/**
 * The content of the answers. `literal`: the fields that the specification names, and `null` where it names
 * none. `plausible`: also other data that a server might send, in shapes and with names of its own. `harsh`: the
 * same with numbers and flags as text, `null` for every text, codes that nobody knows, and lists of entries that
 * hold nothing.
 */
export const shapes = ['literal', 'plausible', 'harsh'] as const;
export type Shape = (typeof shapes)[number];

/** The only person, who can sign in with every kind of login. */
export const account = { domainName: 'acme', account: '13800000001', password: 'Learn@2026' } as const;

/** The token of the person's session. */
export const token = 'specification-token';

const login = { access_token: token };

const loginPage = {
  name: 'Acme Learn',
  slogan: 'Learn every day',
  logoUrl: '',
  backgroundUrl: '',
  bottomDescription: 'Acme Inc.',
  deep: false,
  colorPrimary: '#1a7f5a',
  showDownloadButton: true,
  loginTypes: [1, 2],
  companyId: 1,
  tabLogoUrl: '',
  tabTitle: '',
};

/** Flags that show something are on, so that they hide nothing. */
const flags = {
  knowledgeModule: true,
  showVipPaidCourseFlg: true,
  showWannaLearnFlg: true,
  showSharingRewardsFlg: true,
  showSearchCourseFlg: true,
  showRecommendCourseFlg: true,
  showAiChatFlg: true,
  hidePCFooter: false,
  hidePCHeader: false,
  hideCourseComment: false,
  hideCourseStudyNum: false,
  hideCourseCollect: false,
  privateFileServer: false,
  hideMyOrder: false,
};

const videoCloud = {
  vod: {
    appKey: 'key',
    appSecret: 'secret',
    audioTypeId: 1,
    audioPresetId: 1,
    videoTypeId: 2,
    videoPresetId: 2,
    callbackUrl: 'https://vod.example/done',
    uploadCallbackUrl: 'https://vod.example/uploaded',
  },
};

const person = {
  faceImg: '',
  realName: '王小明',
  hideVipModule: false,
  vipStatus: 1,
  vipExpireTime: null,
  allowCreateKnowledge: true,
  compulsoryCredit: 12,
  electiveCredit: 3.5,
  switchFlg: true,
  lecturer: false,
  mentor: false,
  admin: false,
};

/** One call of the specification. */
export interface SpecifiedCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Whether the person's token is needed. */
  readonly session: boolean;
  /** The fields of the answer that the specification names; absent if it names none. */
  readonly named?: object;
  /** An answer that a server might send where the specification names no fields. */
  readonly plausible?: unknown;
}

const open = (
  method: SpecifiedCall['method'],
  path: string,
  more: Pick<SpecifiedCall, 'named' | 'plausible'> = {},
): SpecifiedCall => ({ method, path, session: false, ...more });

const inside = (
  method: SpecifiedCall['method'],
  path: string,
  more: Pick<SpecifiedCall, 'named' | 'plausible'> = {},
): SpecifiedCall => ({ method, path, session: true, ...more });

const pictures = [{ id: 1, name: 'Welcome', img: '/banner.png', link: 'https://acme.example' }];

/** The calls of the specification, S1 to S42. */
export const calls: readonly SpecifiedCall[] = [
  inside('POST', '/operational/pc/banner', { plausible: pictures }),
  inside('GET', '/company/homepage/pc/functions', { plausible: [{ name: 'Courses', icon: '/c.png' }] }),
  inside('GET', '/company/homepage/pc/modules', { plausible: [{ title: 'New', type: '3', items: [] }] }),
  open('GET', '/company/homepage/pc/preview/modules', { plausible: [] }),
  inside('GET', '/company/company/pc/upcomingTasks', {
    plausible: [{ name: 'Exam', deadline: '2026-12-01' }],
  }),
  inside('POST', '/company/company/orgListByCompanyId', { plausible: [{ orgId: '7', orgName: 'Sales' }] }),
  inside('POST', '/company/pc/otherCompany', { plausible: [{ companyId: '2', companyName: 'Beta' }] }),
  inside('POST', '/user/pc/switchCompany', { named: login }),
  inside('GET', '/company/company/pc/companyInfo', {
    named: { logo: '', fontSize: 2, companyName: 'Acme' },
  }),
  inside('POST', '/operational/pc/adv', { plausible: [] }),
  open('GET', '/operational/cside/pc/banner', { plausible: pictures }),
  inside('POST', '/user/notification/unreadNum', { plausible: 3 }),
  inside('GET', '/user/notification/new/list', {
    plausible: [
      { notificationId: '11', title: 'Welcome', content: null, status: 0, time: '2026-11-02 09:00:00' },
    ],
  }),
  inside('POST', '/user/notification/mark/all', { plausible: true }),
  inside('POST', '/user/notification/mark', { plausible: true }),
  inside('GET', '/comp/pc/config', { named: videoCloud }),
  inside('GET', '/company/company/config/get', { named: flags }),
  open('GET', '/company/domainName/pc/login/page', { named: loginPage }),
  inside('GET', '/vcloud/vod/getToken', { plausible: 'vod-token' }),
  inside('GET', '/vcloud/vod/createUploadVideo', { plausible: { videoId: 'v1' } }),
  inside('GET', '/vcloud/vod/refreshUploadVideo', { plausible: { videoId: 'v1' } }),
  inside('GET', '/content/file-server/getUploadUrl', { plausible: 'https://files.acme.example/upload' }),
  inside('GET', '/content/file-server/getUploadToken', { plausible: 'file-token' }),
  open('GET', '/isv/app-1/getJsAgentConfig'),
  open('GET', '/isv/app-1/getJsConfig'),
  open('GET', '/isv/app-1/getSuiteId'),
  open('POST', '/user/pc/countryCodeList', { plausible: [{ code: '86', name: '中国' }] }),
  open('POST', '/user/pc/loginCode', { plausible: true }),
  open('POST', '/user/pc/loginCodeV2', { plausible: true }),
  open('POST', '/user/pc/login', { named: login }),
  open('POST', '/user/login/job-number', { named: login }),
  open('POST', '/user/pc/loginTp', { named: login }),
  open('POST', '/user/user/forgetPassword', { plausible: true }),
  open('POST', '/user/pc/loginOut', { plausible: true }),
  inside('GET', '/user/user/pc/info', { named: person }),
  open('POST', '/user/login/sso', { named: login }),
  open('GET', '/user/login/qr/get', { plausible: { uuid: 'qr-1', qrCode: 'https://acme.example/qr/qr-1' } }),
  open('POST', '/user/login/qr', { plausible: { status: 'WAITING' } }),
  open('GET', '/isv/app-1/pc/login', { named: login }),
  open('GET', '/isv/app-2/pc/login', { named: login }),
  open('GET', '/isv/app-3/pc/login', { named: login }),
  open('GET', '/isv/app-4/pc/login', { named: login }),
];

/** Codes that stand in no list of the specification, by the field that holds them. */
const unknownCodes: Readonly<Record<string, unknown>> = {
  loginTypes: ['1', '2', '77', null, {}],
  vipStatus: '9',
  type: '99',
  status: '99',
};

/** A value as a careless server writes it; only the token stays, because nobody is signed in without it. */
function carelessly(value: unknown, name = ''): unknown {
  if (name === 'access_token') return value;
  if (Object.hasOwn(unknownCodes, name)) return unknownCodes[name];
  if (Array.isArray(value)) return [...value.map((one) => carelessly(one)), null, {}, 'nothing'];
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, carelessly(inner, key)]));
  }
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === null ? '' : null;
}

/** The data of an answer. */
export function dataOf({ named, plausible = null }: SpecifiedCall, shape: Shape): unknown {
  switch (shape) {
    case 'literal':
      return named ?? null;
    case 'plausible':
      return named ?? plausible;
    case 'harsh':
      return carelessly(named ?? plausible);
    default:
      return shape satisfies never;
  }
}
