import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { visitor } from './homePlace.ts';
import { breaches, clipped, darken, open, overflow, prefer } from './inspect.ts';
import { arrived, expect, faults, test } from './journey.ts';
import { learners } from './setting.ts';

const send = '**/ai/pc/chat/send**';
const drawer = (page: Page) => page.getByRole('dialog', { name: '智能助手' });
const field = (page: Page) => drawer(page).getByRole('textbox', { name: '向智能助手提问' });
const answers = (page: Page) => drawer(page).locator('[data-part="answer"][data-state="whole"]');

async function ask(page: Page, question: string) {
  const before = await answers(page).count();
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(answers(page)).toHaveCount(before + 1);
}

test.describe('the assistant', () => {
  test.use({ learner: learners.rich });

  test('says what is due, with links that lead there, and continues the conversation on the next page (G16)', async ({
    page,
  }) => {
    await open(page, '/home');
    await page.getByRole('button', { name: '智能助手' }).click();
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(/ai=1/);
    await drawer(page).getByRole('button', { name: '这周有什么要完成的？' }).click();
    await expect(field(page)).toBeFocused();
    const due = answers(page).filter({ hasText: '食品安全法规' });
    await expect(due).toContainText('逾期');
    await expect(due).toContainText('内置助手');
    await due.getByRole('link', { name: '食品安全法规', exact: true }).click();
    await expect(page).toHaveURL(/\/course\/detail\?courseId=\d+/);
    await arrived(page);
    await expect(page.getByRole('heading', { level: 1, name: '食品安全法规' })).toBeVisible();

    await page.getByRole('button', { name: '智能助手' }).click();
    await expect(due).toBeVisible();
    await ask(page, '总结这门课程');
    await expect(answers(page).last()).toContainText('食品安全法规');
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: '智能助手' })).toBeFocused();
  });

  test('knows in a lesson which course is meant, and the film plays on behind it', async ({ page }) => {
    await open(page, '/course/study?courseId=101');
    await page.getByRole('button', { name: '向智能助手提问' }).click();
    const asked = page.waitForRequest(send);
    await ask(page, '总结这门课程');
    expect((await asked).postDataJSON()).toMatchObject({
      context: {
        route: '/course/study',
        courseId: 101,
        itemId: expect.any(Number),
        position: expect.any(Number),
      },
    });
    await expect(answers(page).last()).toContainText('高效沟通的六个习惯');
  });
});

test.describe('a conversation', () => {
  test.use({ learner: learners.curious, tolerated: faults.network });

  test('survives a lost answer and a reload, keeps the rating, and can be deleted', async ({ page }) => {
    const question = `怎样拿到必修学分？${randomUUID().slice(0, 8)}`;
    await open(page, '/home?ai=1');
    await page.route(send, (route) => route.abort());
    await field(page).fill(question);
    await field(page).press('Enter');
    await expect(drawer(page).getByText('回答没有送达，你的问题还在')).toBeVisible({ timeout: 15_000 });
    await page.unroute(send);
    await drawer(page).getByRole('button', { name: '重试' }).click();
    await expect(answers(page)).toHaveCount(1);
    await expect(drawer(page).locator('[data-part="question"]')).toHaveCount(1);
    await answers(page).getByRole('button', { name: '有帮助', exact: true }).click();

    await page.reload();
    await drawer(page).getByRole('button', { name: '历史对话' }).click();
    await drawer(page).getByRole('button', { name: question }).first().click();
    await expect(answers(page)).toHaveCount(1);
    await expect(answers(page).getByRole('button', { name: '有帮助', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(drawer(page).locator('[data-part="question"]')).toHaveText(new RegExp(question.slice(0, 6)));

    await drawer(page).getByRole('button', { name: '历史对话' }).click();
    await drawer(page)
      .getByRole('button', { name: `删除对话“${question}”` })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(drawer(page).getByRole('button', { name: question })).toHaveCount(0);
  });

  test('works by keyboard alone: into the panel, a question, and back to where one was', async ({ page }) => {
    await open(page, '/home');
    const button = page.getByRole('button', { name: '智能助手' });
    await expect(button).toBeVisible();
    const isThere = () => button.evaluate((element) => element === document.activeElement);
    for (let stops = 0; stops < 100 && !(await isThere()); stops += 1) await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('你能做什么？');
    await page.keyboard.press('Enter');
    await expect(answers(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  for (const locale of ['zh-CN', 'en'] as const) {
    test(`breaks no rule of accessibility and cuts no word off, in the largest text and at 320 px, ${locale}`, async ({
      page,
    }) => {
      await prefer(page, { locale, textSize: 4 });
      await open(page, '/home?ai=1');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('listitem').first().getByRole('button').click();
      await expect(dialog.locator('[data-state="whole"]')).toHaveCount(1);
      await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await breaches(page)).toEqual([]);
      await darken(page);
      expect(await breaches(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(
        await dialog.evaluate((element) => element.scrollWidth - element.clientWidth),
      ).toBeLessThanOrEqual(0);
      const inDrawer = (await clipped(page)).filter((cut) => cut.includes('Assistant'));
      expect(inDrawer).toEqual([]);
    });
  }
});

test('a company without the assistant shows nothing of it, whatever the address says', async ({
  browser,
  watch,
}) => {
  const page = await visitor(browser, watch, { tenant: 'qinghe', account: '13800000007' });
  await page.goto('/home?ai=1');
  await arrived(page);
  await expect(page.getByRole('button', { name: /通知/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '智能助手' })).toHaveCount(0);
});
