import type { LoginBrand } from './LoginPage.tsx';

/** Three companies that must look like three companies. */
export const sunrise: LoginBrand = {
  name: '晨曦零售',
  slogan: '每天进步一点点',
  bottomDescription: '仅限晨曦零售员工使用，如需开通账号请联系门店人事',
};
export const deepBlue: LoginBrand = {
  name: '深蓝智造',
  slogan: '安全第一，匠心为本',
  bottomDescription: '请使用工号登录，首次登录请修改密码',
  deep: true,
};
export const greenfield: LoginBrand = { name: '青禾金服', slogan: '合规创造价值' };

export const longest: LoginBrand = {
  name: '晨曦零售（中国）商业管理连锁经营股份有限公司华东大区培训与人才发展中心',
  slogan: '把每一位新店员都培养成顾客愿意再见面的人，把每一家门店都经营成街坊愿意常来的地方',
  bottomDescription:
    'Pneumonoultramicroscopicsilicovolcanoconiosis-Pneumonoultramicroscopicsilicovolcanoconiosis',
};

export const formWords = {
  account: '账号',
  accountHint: '手机号、邮箱或用户名',
  password: '密码',
  remember: '记住我',
  submit: '登录',
};
