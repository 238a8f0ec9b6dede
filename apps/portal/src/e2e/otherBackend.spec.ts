import { startBackEnd } from '../../../../fixtures/backend/server.js';
import { expect, faults, fillLogin, test as base } from './journey.ts';

type BackEnd = Awaited<ReturnType<typeof startBackEnd>>;

const test = base.extend<{ backEnd: BackEnd }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright demands a pattern as the first parameter, and this fixture needs no other.
  backEnd: async ({}, use) => {
    const backEnd = await startBackEnd(0);
    await use(backEnd);
    await backEnd.close();
  },
  // A login that this back end refuses has HTTP 401.
  tolerated: faults.status(401),
  baseURL: async ({ backEnd }, use) => use(`http://127.0.0.1:${backEnd.port}`),
});

test('a learner signs in, finds a course and studies it on a back end of another shape', async ({
  page,
  backEnd,
}) => {
  await page.goto('/login');
  await expect(page.getByText('靠岸之前，先学会系缆').first()).toBeVisible();
  await fillLogin(page, 'xiaogang', 'wrong-Harbour-1');
  await expect(page.getByText('用户名或密码不对。')).toBeVisible();
  await page.getByRole('button', { name: /确定|知道/ }).click();
  await fillLogin(page, 'xiaogang', 'Harbour-2026');
  await page.waitForURL(/\/home$/);
  await expect(page.getByRole('link', { name: /系泊与离泊/ }).first()).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: '课程' }).click();
  await page.getByRole('searchbox').fill('安全');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /港口安全须知/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText('集装箱编号')).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /港口安全须知/ })
    .first()
    .click();
  await page.waitForURL(/\/course\/detail\?.*courseId=302/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /开始学习/ })
    .first()
    .click();
  await page.waitForURL(/\/course\/study/);
  await expect(page.getByText('黄线以内只有当班的人。')).toBeVisible();
  await expect.poll(() => backEnd.asked.filter((call) => call.endsWith('/beats')).length).toBeGreaterThan(0);

  await page.goto('/course/detail?courseId=302');
  await expect(page.getByText('100%').first()).toBeVisible();
  expect(backEnd.unknown).toEqual([]);
});

test.describe('an adapter that cannot be loaded', () => {
  test.use({ tolerated: /adapter/ });

  test('is explained to the person, and the back end is not called in the wrong format', async ({
    page,
    backEnd,
  }) => {
    await page.route('**/adapter.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText('请联系管理员');
    expect(backEnd.asked).toEqual([]);
  });
});
