import type { Locator, Page } from '@playwright/test';
import { arrived, expect, storageOf, test } from './journey.ts';
import { ask } from './machine.ts';
import { learners } from './setting.ts';

/** A flag of the company (specification point 3), and what the page must not show when it is off. */
interface Row {
  readonly flag: string;
  /** The value that hides the content. The demo company has the other value. */
  readonly closes: boolean;
  readonly sees: (page: Page) => Locator;
}

const search: Row = {
  flag: 'showSearchCourseFlg',
  closes: false,
  sees: (page) => page.getByRole('banner').getByRole('combobox'),
};

/** Flags that hide parts of the frame. */
const frame: readonly Row[] = [
  { flag: 'hidePCHeader', closes: true, sees: (page) => page.getByRole('banner') },
  { flag: 'hidePCFooter', closes: true, sees: (page) => page.getByRole('contentinfo') },
  { flag: 'showAiChatFlg', closes: false, sees: (page) => page.getByRole('button', { name: '智能助手' }) },
];

const share = (page: Page) => page.getByRole('dialog', { name: '分享课程' });

const pages: readonly { address: string; open?: (page: Page) => Promise<void>; rows: readonly Row[] }[] = [
  // Each area has its own layout of the frame, so each kind of page is looked at.
  ...['/home', '/exam/list', '/questionnaire/list', '/user/certificate', '/mentor/teach'].map((address) => ({
    address,
    rows: frame,
  })),
  ...['/exam/record', '/questionnaire/record', '/exam/info?examId=101'].map((address) => ({
    address,
    rows: [search],
  })),
  {
    address: '/course/all',
    rows: [
      { flag: 'hideCourseStudyNum', closes: true, sees: (page) => page.getByText(/人学过/) },
      search,
      {
        flag: 'showVipPaidCourseFlg',
        closes: false,
        sees: (page) => page.getByText('费用', { exact: true }),
      },
    ],
  },
  {
    address: '/course/detail?courseId=204',
    open: async (page) => {
      await page.getByRole('button', { name: '分享', exact: true }).click();
      await expect(share(page).getByRole('textbox', { name: '课程链接' })).toBeVisible();
    },
    rows: [
      { flag: 'hideCourseStudyNum', closes: true, sees: (page) => page.getByText('学习人数') },
      {
        flag: 'hideCourseComment',
        closes: true,
        sees: (page) => page.locator('[role="tab"]', { hasText: '评论' }),
      },
      { flag: 'hideCourseCollect', closes: true, sees: (page) => page.getByText('收藏', { exact: true }) },
      { flag: 'showWannaLearnFlg', closes: false, sees: (page) => page.getByText('想学', { exact: true }) },
      { flag: 'showRecommendCourseFlg', closes: false, sees: (page) => page.getByText('相关课程') },
      { flag: 'showSharingRewardsFlg', closes: false, sees: (page) => share(page).getByText(/学分/) },
    ],
  },
];

test.use({ learner: learners.looking });

for (const { address, open, rows } of pages) {
  const flags = rows.map(({ flag }) => flag).join(', ');
  test(`${address} shows only what the company's flags allow, whatever the server sends: ${flags}`, async ({
    page,
  }) => {
    const arrive = async () => {
      await page.goto(address);
      await arrived(page);
      await open?.(page);
    };
    await arrive();
    for (const { flag, sees } of rows) await expect(sees(page).first(), flag).toBeVisible();

    const switched = Object.fromEntries(rows.map(({ flag, closes }) => [flag, closes]));
    const token = String(JSON.parse((await storageOf(page))['userInfo'] ?? '{}').access_token);
    const { code, msg, data } = await ask('/company/company/config/get', { token });
    // Only the answer to the browser is changed, so the server still sends what the company hides.
    await page.route('**/company/company/config/get**', (route) =>
      route.fulfill({ json: { code, msg, data: Object.assign(data, switched) } }),
    );
    await arrive();
    for (const { flag, sees } of rows) await expect(sees(page), flag).toHaveCount(0);
  });
}
