import type { CountryCode } from '@stoa/api/contract/login';

const anywhere = '^\\d{5,15}$';

/**
 * Countries to which codes are sent, common ones first (`countryCodes`). Numbers of other countries get none,
 * so that nobody can run up a bill with expensive numbers far away.
 */
export const countries: readonly CountryCode[] = [
  { code: '86', iso: 'CN', name: '中国大陆', nameEn: 'Chinese mainland', pattern: '^1[3-9]\\d{9}$' },
  { code: '852', iso: 'HK', name: '中国香港', nameEn: 'Hong Kong, China', pattern: anywhere },
  { code: '853', iso: 'MO', name: '中国澳门', nameEn: 'Macao, China', pattern: anywhere },
  { code: '886', iso: 'TW', name: '中国台湾', nameEn: 'Taiwan, China', pattern: anywhere },
  { code: '65', iso: 'SG', name: '新加坡', nameEn: 'Singapore', pattern: anywhere },
  { code: '60', iso: 'MY', name: '马来西亚', nameEn: 'Malaysia', pattern: anywhere },
  { code: '81', iso: 'JP', name: '日本', nameEn: 'Japan', pattern: anywhere },
  { code: '82', iso: 'KR', name: '韩国', nameEn: 'South Korea', pattern: anywhere },
  { code: '66', iso: 'TH', name: '泰国', nameEn: 'Thailand', pattern: anywhere },
  { code: '84', iso: 'VN', name: '越南', nameEn: 'Vietnam', pattern: anywhere },
  { code: '62', iso: 'ID', name: '印度尼西亚', nameEn: 'Indonesia', pattern: anywhere },
  { code: '91', iso: 'IN', name: '印度', nameEn: 'India', pattern: anywhere },
  { code: '61', iso: 'AU', name: '澳大利亚', nameEn: 'Australia', pattern: anywhere },
  { code: '44', iso: 'GB', name: '英国', nameEn: 'United Kingdom', pattern: anywhere },
  { code: '49', iso: 'DE', name: '德国', nameEn: 'Germany', pattern: anywhere },
  { code: '33', iso: 'FR', name: '法国', nameEn: 'France', pattern: anywhere },
  { code: '1', iso: 'US', name: '美国、加拿大', nameEn: 'United States, Canada', pattern: anywhere },
];
