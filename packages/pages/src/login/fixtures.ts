import type { LoginPageConfig } from '@stoa/api/contract/config';
import { LoginKind, type Locale } from '@stoa/domain';
import { createTranslator } from 'use-intl/core';
import { wordsIn } from '../test/wordsIn.ts';
import en from './words/en/login.ts';
import enWays from './words/en/ways.ts';
import type { LoginTranslate, LoginWaysTranslate } from './words/index.ts';
import zhCN from './words/zh-CN/login.ts';
import zhCNWays from './words/zh-CN/ways.ts';

/** Translator of the login page in a language. */
export const loginIn = (locale: Locale): LoginTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { login: en }, namespace: 'login' })
    : createTranslator({ locale, messages: { login: zhCN }, namespace: 'login' });

/** Translator of the ways to log in that load late. */
export const loginWaysIn = (locale: Locale): LoginWaysTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { loginWays: enWays }, namespace: 'loginWays' })
    : createTranslator({ locale, messages: { loginWays: zhCNWays }, namespace: 'loginWays' });

const config = (change: Partial<LoginPageConfig>): LoginPageConfig => ({
  name: '',
  slogan: '',
  logoUrl: '',
  backgroundUrl: '',
  bottomDescription: '',
  deep: false,
  colorPrimary: '#f5722d',
  showDownloadButton: false,
  loginTypes: [LoginKind.Password],
  companyId: 1001,
  tabLogoUrl: '',
  tabTitle: '',
  agreementUrl: '/agreement',
  privacyUrl: '/privacy',
  ...change,
});

/** Three companies that must look different, and one with the longest texts. */
export function companiesFixture(
  locale: Locale,
): Readonly<Record<'sunrise' | 'deepBlue' | 'greenfield' | 'longest', LoginPageConfig>> {
  const say = wordsIn(locale);
  return {
    sunrise: config({
      name: say('晨曦零售', 'Sunrise Retail'),
      slogan: say('每天进步一点点', 'A little better every day'),
      bottomDescription: say(
        '仅限晨曦零售员工使用，如需开通账号请联系门店人事',
        'For employees of Sunrise Retail. Ask your shop for an account.',
      ),
    }),
    deepBlue: config({
      name: say('深蓝智造', 'Deepblue Manufacturing'),
      slogan: say('安全第一，匠心为本', 'Safety first, craft always'),
      bottomDescription: say(
        '请使用工号登录，首次登录请修改密码',
        'Log in with your job number and change the password the first time.',
      ),
      deep: true,
      colorPrimary: '#2f6bff',
    }),
    greenfield: config({
      name: say('青禾金服', 'Greenfield Finance'),
      slogan: say('合规创造价值', 'Compliance creates value'),
      colorPrimary: '#17a673',
    }),
    longest: config({
      name: say(
        '晨曦零售（中国）商业管理连锁经营股份有限公司华东大区培训与人才发展中心',
        'Sunrise Retail (China) Commercial Management and Chain Operations, Training and Talent Centre, East China',
      ),
      slogan: say(
        '把每一位新店员都培养成顾客愿意再见面的人，把每一家门店都经营成街坊愿意常来的地方',
        'Make every new colleague somebody whom customers like to meet again, and every shop a place where the street likes to come',
      ),
      bottomDescription:
        'Pneumonoultramicroscopicsilicovolcanoconiosis-Pneumonoultramicroscopicsilicovolcanoconiosis',
    }),
  };
}
