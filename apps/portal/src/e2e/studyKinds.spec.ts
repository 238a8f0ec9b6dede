import type { Page } from '@playwright/test';
import { expect, play, test } from './journey.ts';
import { learners } from './setting.ts';

// The tests run one after the other, because a person's new study session ends the one before.
test.describe.configure({ mode: 'default' });
test.use({ learner: learners.student });

const lesson = (courseId: number, itemId: number) => `/course/study?courseId=${courseId}&itemId=${itemId}`;
const done = (page: Page) => page.getByRole('progressbar', { name: '本节进度' });

async function completed(page: Page) {
  await expect(done(page)).toHaveAttribute('value', '100', { timeout: 45_000 });
}

/** Waits until the server has counted at least this percentage of the lesson. */
const reached = (page: Page, percent: number) =>
  expect(done(page)).toHaveAttribute('value', String(percent), { timeout: 30_000 });

/** Reads the three pages of a document, staying on each for a while. */
async function readPaper(page: Page) {
  const viewer = page.locator('[data-component="DocumentViewer"]');
  await expect(viewer).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
  await reached(page, 33);
  await viewer.getByRole('button', { name: '下一页' }).click();
  await reached(page, 66);
  await viewer.getByRole('group', { name: /正文/ }).focus();
  await page.keyboard.press('PageDown');
}

test('a document and a text are read to the end: the course is done, and its credit is shown and kept', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await page.goto(lesson(212, 21201));
  await readPaper(page);
  await completed(page);

  // The text is longer than a low window, so its end is read far below its beginning.
  await page.setViewportSize({ width: 1024, height: 480 });
  await page.getByRole('button', { name: '立即打开' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '三个门店里的小故事' })).toBeVisible();
  await page.locator('[data-component="RichText"]').getByRole('paragraph').last().scrollIntoViewIfNeeded();
  await expect(page.getByText(/获得 0.5 学分/).first()).toBeVisible({
    timeout: 60_000,
  });
  const card = page.locator('[data-part="overlay"]');
  await expect(card.getByRole('heading', { name: '这门课学完了' })).toBeInViewport();
  await expect(card.getByRole('link').or(card.getByRole('button')).first()).toBeFocused();
  await expect(card.getByText('100%')).toBeVisible();
  await expect(card.getByText('获得学分')).toBeVisible();
});

test('a film at double speed is complete, and so is a recording at the speed that is remembered', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await page.goto(lesson(206, 20602));
  await play(page);
  const player = page.locator('[data-component="VideoPlayer"]');
  await player.getByRole('button', { name: /^播放速度/ }).click();
  await player.getByRole('menuitemradio', { name: '2×' }).click();
  await completed(page);

  await page.goto(lesson(205, 20502));
  await expect(player.getByRole('button', { name: '播放速度 2 倍' })).toBeVisible();
  await play(page);
  await completed(page);
});

test('pictures are complete when each of them was shown', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(lesson(203, 20302));
  await page.getByRole('button', { name: /第 1 张/ }).click();
  const viewer = page.getByRole('dialog', { name: '查看图片' });
  await expect(viewer.getByText('第 1 张，共 2 张')).toBeVisible();
  await reached(page, 50);
  await viewer.getByRole('button', { name: '下一张' }).click();
  await completed(page);
});

test('a sheet is complete after some time of reading', async ({ page }) => {
  await page.goto(lesson(204, 20403));
  await expect(page.locator('[data-component="SheetViewer"]')).toBeVisible();
  await completed(page);
});

test('a link is complete when it was opened, and the person confirms it after a while', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto(lesson(210, 21003));
  await page
    .context()
    .route('https://example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>-</title>' }),
    );
  const elsewhere = page.waitForEvent('popup');
  await page.getByRole('link', { name: '打开链接' }).click();
  await (await elsewhere).close();
  const finished = page.getByRole('button', { name: '我已看完' });
  await expect(finished).toBeDisabled();
  await expect(finished).toBeEnabled({ timeout: 20_000 });
  await finished.click();
  await completed(page);
});

/** The right answers to the choices of the demo exams, as far as a pass needs them. */
const rightChoices =
  /4 ℃$|-18 ℃ 以下$|换即食专用|登记批次|贴标识|通知值班|发烧|手部有化脓|咽部有炎症|expiry ASC|请到安静处|先听完|复述诉求/;

/** Takes the exam of a lesson from its page, answers by `fill`, and comes back by the link of the result. */
async function passTest(page: Page, fill: () => Promise<void>) {
  await page.getByRole('link', { name: '开始测验' }).click();
  await page.getByRole('checkbox', { name: '我已阅读考试规则' }).check();
  await page.getByRole('button', { name: '开始考试' }).click();
  await expect(page.locator('[data-component="ExamPage"]')).toBeVisible();
  await fill();
  await page.getByRole('button', { name: '交卷' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '交卷', exact: true }).click();
  await expect(page.getByText('已通过').first()).toBeVisible();
}

async function choose(page: Page) {
  const choices = page.getByRole('radio', { name: rightChoices });
  for (const choice of await choices.or(page.getByRole('checkbox', { name: rightChoices })).all()) {
    await choice.check();
  }
}

test('an after-class test is taken from its lesson, which is complete on the way back', async ({ page }) => {
  await page.goto(lesson(208, 20804));
  await passTest(page, async () => {
    await choose(page);
    const sum = page.locator('[data-question]').filter({ hasText: '毛利率' });
    await sum.getByRole('radio').nth(2).check();
    await page.getByRole('textbox').first().fill('119');
  });
  await page.getByRole('link', { name: '返回店长领导力' }).click();
  await expect(page).toHaveURL(/itemId=20804/);
  await completed(page);
});

test('the exam of a course, one question at a time, completes its lesson, and its result counts what was answered', async ({
  page,
}) => {
  await page.goto(lesson(202, 20203));
  await passTest(page, async () => {
    for (let number = 1; number <= 7; number += 1) {
      const question = page.locator(`[data-question="${number}"]`);
      await expect(question).toBeVisible();
      await choose(page);
      if (await question.getByText('手上有伤口时').isVisible()) {
        await question.getByRole('radio', { name: '错误' }).check();
      } else if (await question.getByText('会员的手机号').isVisible()) {
        await question.getByRole('radio', { name: '正确' }).check();
      }
      await page.getByRole('button', { name: '下一题' }).click();
    }
  });
  await expect(page.getByText('已答 7 / 10')).toBeVisible();
  await page.getByRole('link', { name: '返回收银规范与防损' }).click();
  await completed(page);
});
