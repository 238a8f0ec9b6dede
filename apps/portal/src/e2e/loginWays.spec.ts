import type { Page } from '@playwright/test';
import { arrived, expect, faults, fillLogin, heading, storageOf, test } from './journey.ts';
import { localesOf } from './looks.ts';
import { ask } from './machine.ts';
import { at, learners, password } from './setting.ts';

const sourceOf = async (page: Page) => Number((await storageOf(page))['loginSourceType']);
const nameOf = (page: Page) =>
  page.evaluate(() => String(JSON.parse(localStorage.getItem('userInfo') ?? '{}').realName));

for (const { tenant, job, who } of [
  { tenant: 'deepblue', job: 'DB0102', who: /陈默|Chen Mo/ },
  { tenant: 'qinghe', job: 'QH0001', who: /沈嘉禾|Shen Jiahe/ },
]) {
  for (const locale of localesOf(tenant)) {
    test.describe(`${tenant} in ${locale}`, () => {
      test.use({ locale });

      test('people sign in with their job number', async ({ page }) => {
        await page.goto(`${at(tenant)}/login?redirect=${encodeURIComponent('/course/all')}`);
        await arrived(page);
        await page.locator('input[autocomplete="username"]').fill(job);
        await page.locator('input[autocomplete="current-password"]').fill(password);
        await page.getByRole('checkbox', { name: /同意|accept/ }).check();
        await page.locator('form button[type="submit"]').click();
        await page.waitForURL(`${at(tenant)}/course/all`);
        expect(await nameOf(page)).toMatch(who);
      });

      test('people sign in by single sign-on', async ({ page }) => {
        await page.goto(`${at(tenant)}/login?redirect=${encodeURIComponent('/course/all?sort=new')}`);
        await page.getByRole('link', { name: /单点登录|single sign-on/ }).click();
        await page.getByRole('button', { name: new RegExp(job) }).click();
        await page.waitForURL(`${at(tenant)}/course/all?sort=new`);
        expect(await nameOf(page)).toMatch(who);
        expect(await sourceOf(page)).toBe(10);
        // Back must not return to an address with the ticket.
        await page.goBack();
        expect(page.url()).not.toContain('ticket=');
      });
    });
  }
}

for (const { tenant, app, source, job } of [
  { tenant: 'sunrise', app: /企业通讯|Work Messenger/, source: 3, job: 'SR0003' },
  { tenant: 'sunrise', app: /协同办公|Work Suite/, source: 4, job: 'SR0003' },
  { tenant: 'deepblue', app: /知识社区|Knowledge Community/, source: 5, job: 'DB0102' },
  { tenant: 'deepblue', app: /车间通讯|Plant Messenger/, source: 6, job: 'DB0102' },
]) {
  for (const locale of localesOf(`app ${source}`)) {
    test.describe(`in ${locale}`, () => {
      test.use({ locale });

      test(`the workplace app ${source} lets people of ${tenant} in`, async ({ page }) => {
        await page.goto(`${at(tenant)}/login?redirect=${encodeURIComponent('/course/all')}`);
        await page.getByRole('link', { name: app }).click();
        await page.getByRole('button', { name: new RegExp(job) }).click();
        await page.waitForURL(`${at(tenant)}/course/all`);
        expect(await sourceOf(page)).toBe(source);
      });
    });
  }
}

test('each source of the messaging app is stored as the address gives it', async ({ page }) => {
  for (const type of [1, 2, 3]) {
    const picked = await fetch(`${at('')}/api/demo-idp/app-1`.replace('localhost', '127.0.0.1'), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ domainName: 'sunrise', subject: 'SR0003' }),
    });
    const way = (picked.headers.get('location') ?? '').replace('type=3', `type=${type}`);
    await page.goto(at('sunrise') + way);
    await page.waitForURL(/\/home$/);
    expect(await sourceOf(page)).toBe(type);
  }
});

test('after any login the user is requested, then the company and the video cloud (S-01)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => {
    const { pathname } = new URL(one.url());
    if (/^\/api\/(isv|user\/user|company\/company|comp\/)/.test(pathname))
      asked.push(pathname.replace('/api', ''));
  });
  await page.goto(`${at('sunrise')}/api/demo-idp/app-2?domainName=sunrise`);
  await page.getByRole('button', { name: /SR0003/ }).click();
  await page.waitForURL(/\/home$/);
  await arrived(page);
  expect(asked.slice(0, 2)).toEqual(['/isv/app-2/pc/login', '/user/user/pc/info']);
  expect(asked.slice(2, 5).toSorted()).toEqual(
    ['/comp/pc/config', '/company/company/config/get', '/company/company/pc/companyInfo'].toSorted(),
  );
});

test('a person who has not linked the app is told so, with other ways to sign in', async ({ page }) => {
  await page.goto(`${at('sunrise')}/login`);
  await page.getByRole('link', { name: '企业通讯' }).click();
  await page.getByRole('button', { name: /唐果/ }).click();
  await expect(heading(page)).toHaveText('登录没有成功');
  await expect(page.getByText('该应用账号未绑定学员')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByRole('link', { name: '重新登录' })).toHaveAttribute('href', /demo-idp\/app-1/);
  await page.getByRole('link', { name: '其他方式登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a hand-off works once, and its ticket leaves the address before it is used', async ({ page }) => {
  let link = '';
  const shown: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('ticket=')) link = frame.url();
  });
  page.on('request', (one) => {
    if (one.url().includes('/user/pc/loginTp')) shown.push(new URL(page.url()).search);
  });
  await page.goto(`${at('sunrise')}/api/demo-idp/hand-off?domainName=sunrise`);
  await page.getByRole('button', { name: /SR0003/ }).click();
  await page.waitForURL(/\/home$/);
  await arrived(page);
  expect(shown).toEqual(['']);
  expect(link).toContain('ticket=');
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByText('登录凭证无效或已使用')).toBeVisible();
  expect(await storageOf(page)).not.toHaveProperty('userInfo');
});

test('a sign-on that did not begin in this browser asks the person before it signs them in (S-12)', async ({
  page,
}) => {
  const begun = await ask('/user/pc/sso/config', { query: { domainName: 'deepblue', ssoType: '10' } });
  const { searchParams } = new URL(String(begun.data['authorizeUrl']), at('deepblue'));
  const picked = await fetch(`${at('')}/api/demo-idp/sso`.replace('localhost', '127.0.0.1'), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams([...searchParams, ['subject', 'DB0102']]),
  });
  await page.goto(at('deepblue') + (picked.headers.get('location') ?? ''));
  await expect(page.getByText('这次登录不是从本浏览器发起的')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(await storageOf(page)).not.toHaveProperty('userInfo');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(/\/home$/);
  await arrived(page);
});

test.describe('with a back end that has the calls of the specification only', () => {
  test.use({ tolerated: faults.status(404) });

  test('single sign-on that begins at the company is accepted, and /sso says that it begins there', async ({
    page,
  }) => {
    await page.route('**/api/user/pc/sso/config**', (route) => route.fulfill({ status: 404, body: '' }));
    const sent: unknown[] = [];
    await page.route('**/api/user/login/sso', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: { code: 5001, msg: '凭证不属于本公司', data: null } });
    });
    await page.goto(`${at('deepblue')}/sso`);
    await expect(heading(page)).toHaveText('请从公司的统一登录页进入');
    await page.goto(`${at('deepblue')}/sso?ticket=a%2Bb`);
    await expect(page.getByText('凭证不属于本公司')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ ticket: 'a+b', domainName: 'deepblue', ssoType: 10 })]);
  });
});

test.describe('a login page with the fields of the specification alone', () => {
  test.use({ tolerated: faults.status(401) });

  test('asks for no consent, has a download button that leads on, and says when a login is refused', async ({
    page,
  }) => {
    const data = {
      name: '晨曦零售',
      deep: false,
      slogan: '',
      logoUrl: '',
      backgroundUrl: '',
      bottomDescription: '',
      showDownloadButton: true,
      colorPrimary: '#f5722d',
      loginTypes: [1],
      companyId: 1001,
      tabLogoUrl: '',
      tabTitle: '',
    };
    await page.route('**/login/page**', (route) => route.fulfill({ json: { code: 200, msg: '', data } }));
    await page.route('**/user/pc/login', (route) => route.fulfill({ status: 401, body: '' }));
    await page.goto('/login');
    await page.getByRole('button', { name: '在手机上打开' }).click();
    await expect(page.getByRole('img', { name: '用手机扫码，在手机上打开学员端' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('checkbox', { name: /同意/ })).toHaveCount(0);
    await fillLogin(page, learners.rich, '1');
    await expect(page.getByText('服务器没有接受这次登录')).toBeVisible();
    await expect(page.locator('input[autocomplete="username"]')).toHaveValue(learners.rich);
  });
});

test('if a company has no single sign-on, its page says so and leads to the login', async ({ page }) => {
  await page.goto(`${at('sunrise')}/sso?redirect=${encodeURIComponent('/course/all')}`);
  await expect(heading(page)).toHaveText('尚未开通单点登录');
  await expect(page.getByRole('link', { name: '其他方式登录' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fcourse%2Fall',
  );
});

test('links that lack something say so and send nothing', async ({ page }) => {
  for (const path of [
    '/auth-login',
    '/auth-login?provider=app-1&code=c',
    '/sso-login?state=x',
    '/authLogin?a=',
  ]) {
    await page.goto(at('sunrise') + path);
    await expect(heading(page)).toHaveText('链接不完整');
  }
});

test('the old addresses lead to the new ones with every byte of their query (N-02)', async ({ page }) => {
  const query = '?a=1&a=2&b=&c=%2B+x&d=%E4%B8%AD&u=https%3A%2F%2Fh%2F%3Fq%3D1%26r%3D2&e=%00';
  await page.goto(`${at('sunrise')}/ssoLogin${query}`);
  await expect(heading(page)).toHaveText('链接不完整');
  expect(page.url()).toBe(`${at('sunrise')}/sso-login${query}`);
  for (const from of ['/authLogin', '/ecologyLogin']) {
    const handedOver = page.waitForRequest(/loginTp/);
    await page.goto(at('sunrise') + from + query);
    expect(new URL((await handedOver).url()).search).toBe(query);
    await expect(heading(page)).toHaveText('登录没有成功');
  }
});

test.describe('when somebody else is signed in', () => {
  test.use({ learner: learners.manager });

  test('nobody becomes another person without a question (S-12)', async ({ page }) => {
    const arrive = async () => {
      await page.goto(`${at('sunrise')}/api/demo-idp/hand-off?domainName=sunrise`);
      await page.getByRole('button', { name: /SR0003/ }).click();
      await expect(heading(page)).toHaveText('要换成“苏映雪”登录吗？');
    };
    await arrive();
    await expect(page.getByText(/当前登录的是“周以衡”/)).toBeVisible();
    await page.getByRole('button', { name: '继续使用“周以衡”' }).click();
    await page.waitForURL(/\/home$/);
    expect(await nameOf(page)).toBe('周以衡');
    await arrive();
    await page.getByRole('button', { name: '换成“苏映雪”' }).click();
    await page.waitForURL(/\/home$/);
    await arrived(page);
    expect(await nameOf(page)).toBe('苏映雪');
    await expect(heading(page)).toContainText('苏映雪');
  });
});
