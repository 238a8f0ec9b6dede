import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { companyInfo } from '@stoa/api/contract/company';
import { loginPage } from '@stoa/api/contract/config';
import { previewModules } from '@stoa/api/contract/home';
import { loginPreviewQuery } from '@stoa/domain';
import type { Branding } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../test/server.ts';
import type { Asked, TestServer } from '../test/server.ts';
import { applyBranding, brandingIn } from './apply.ts';
import { previewPath } from './preview.ts';

let app: TestServer;
let token = '';
beforeAll(async () => {
  app = await startTestServer();
  token = await app.signIn('13800000001');
});
afterAll(() => app.close());

const whole: Branding = {
  colorPrimary: '#6633cc',
  name: '晨曦学堂',
  slogan: '一起向前',
  bottomDescription: '请联系门店人事',
  tabTitle: '晨曦学堂 · 学习',
  logoUrl: 'https://cdn.example/logo.svg',
  backgroundUrl: '/pictures/morning.jpg',
  tabLogoUrl: 'https://cdn.example/tab.png',
  deep: true,
  showDownloadButton: false,
  fontSize: 3,
};
type Answered = Record<string, unknown>;
const ask = async (path: string, asked: Asked): Promise<Answered> =>
  Object.fromEntries(Object.entries((await app.call('GET', path, asked)).data));
const branding = (domainName: string, locale = 'zh-CN') =>
  ask(loginPage.path, { query: { domainName }, headers: { 'accept-language': locale } });
const info = () => ask(companyInfo.path, { query: { loginType: 3, deviceType: 5 }, token });

describe('applying a branding', () => {
  test('that contains few fields changes only these', async () => {
    const [before, shell] = [await branding('sunrise'), await info()];
    await applyBranding(app.database.db, 'sunrise', { colorPrimary: '#008800' });
    expect(await branding('sunrise')).toEqual({ ...before, colorPrimary: '#008800' });
    expect(await info()).toEqual({ ...shell, colorPrimary: '#008800' });
    await applyBranding(app.database.db, 'sunrise', { colorPrimary: '#008800', slogan: '新的口号' });
    expect(await branding('sunrise')).toEqual({ ...before, colorPrimary: '#008800', slogan: '新的口号' });
  });

  test('changes the login page, the shell and the page itself, in both languages', async () => {
    const others = await branding('deepblue');
    const file = JSON.stringify(whole, undefined, 2);
    await applyBranding(app.database.db, 'sunrise', brandingIn(file, 'branding.json'));
    const { fontSize, ...words } = whole;
    for (const locale of ['zh-CN', 'en']) expect(await branding('sunrise', locale)).toMatchObject(words);
    expect(await info()).toMatchObject({
      companyName: whole.name,
      logo: whole.logoUrl,
      colorPrimary: whole.colorPrimary,
      tabTitle: whole.tabTitle,
      tabLogoUrl: whole.tabLogoUrl,
      deep: true,
      fontSize,
    });
    const page = await fetch(`${app.url}/login?tenant=sunrise`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('晨曦学堂');
    expect(await branding('deepblue')).toEqual(others);
  });

  test('works for the platform, whose domainName is empty', async () => {
    await applyBranding(app.database.db, '', { colorPrimary: '#112233' });
    expect((await branding('nobody'))['colorPrimary']).toBe('#112233');
  });

  test('of a company that does not exist lists those that do', async () => {
    await expect(applyBranding(app.database.db, 'sunset', whole)).rejects.toThrow(
      'No company has the domainName "sunset"; there are \'\', sunrise, deepblue, qinghe.',
    );
  });
});

test.each([
  ['{', 'branding.json is no JSON.'],
  ['[]', 'branding.json is no branding: it must be one JSON object.'],
  ['{"name":"晨曦"}', 'branding.json is no branding: colorPrimary is missing.'],
  [
    JSON.stringify({
      colorPrimary: 'red',
      size: 3,
      name: 7,
      slogan: 'x'.repeat(101),
      logoUrl: 'javascript:alert(1)',
      deep: 'true',
      fontSize: 9,
    }),
    'branding.json is no branding: "size" is no field; colorPrimary must be a colour such as #00a0e9; name must be a text; slogan is longer than 100; logoUrl must be an address such as https://… or /logo.svg; deep must be true or false; fontSize must be 1, 2, 3 or 4.',
  ],
  [loginPreviewQuery(whole), 'branding.json is no JSON.'],
])('the file %j is refused with everything that is wrong', (text, words) => {
  expect(() => brandingIn(text, 'branding.json')).toThrow(words);
});

describe('a preview of a branding', () => {
  test('opens without an account', async () => {
    const path = await previewPath(app.database.db, 'sunrise', 1, app.now());
    expect(path).toMatch(/^\/home\?previewId=1&previewToken=/);
    const query = Object.fromEntries(new URLSearchParams(path.split('?')[1]));
    expect((await app.call('GET', previewModules.path, { query })).code).toBe(200);
  });

  test.each([
    ['deepblue', 1, '"deepblue" has no preview 1.'],
    ['sunrise', 99, '"sunrise" has no preview 99.'],
    ['sunset', 1, 'No company has the domainName "sunset"'],
  ])('of %s with the id %d is refused', async (domainName, previewId, words) => {
    await expect(previewPath(app.database.db, domainName, previewId, app.now())).rejects.toThrow(words);
  });
});

test.each([
  [[], 'Use: tenant apply'],
  [['apply', 'sunrise'], 'Use: tenant apply'],
  [['paint', 'sunrise', 'branding.json'], 'Use: tenant apply'],
  [['preview', 'sunrise', 'x'], 'Use: tenant apply'],
  [['apply', 'sunrise', '/no/such/branding.json'], '/no/such/branding.json cannot be read (ENOENT).'],
])('the command %j says in one sentence why it stops', (args, words) => {
  const script = resolve(import.meta.dirname, 'main.ts');
  const ended = spawnSync(process.execPath, ['--conditions=@stoa/source', script, ...args], {
    encoding: 'utf8',
  });
  expect(ended.stderr).toContain(words);
  expect(ended.stderr.trim().split('\n')).toHaveLength(1);
  expect(ended.status).toBe(1);
});
