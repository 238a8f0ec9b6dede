import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { breaches, darken, open, overflow, prefer } from './inspect.ts';
import { arrived, expect, faults, test } from './journey.ts';
import { ask, seat } from './machine.ts';
import { learners } from './setting.ts';

const courseId = 203;
const detail = (tab: string) => `/course/detail?courseId=${courseId}&tab=${tab}`;
const field = (page: Page, name = '写评论') => page.getByRole('textbox', { name, exact: true });
const create = '**/interact/pc/thread/create**';

test.describe('a comment', () => {
  test.use({ learner: learners.writing, tolerated: faults.network });

  test('that is lost in the network survives a reload, is sent once by hand, changed, and can be deleted', async ({
    page,
  }) => {
    const words = `断网也不丢 ${randomUUID()}`;
    await page.route(create, (route) => route.abort());
    await open(page, detail('comments'));
    await page.getByRole('tab', { name: /目录/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/tab=comments/);
    await field(page).fill(words);
    await page.keyboard.press('Control+Enter');
    const mine = page.locator('[data-part="comment"]', { hasText: words });
    await expect(mine.getByText('没有发出去，内容还在')).toBeVisible();
    await expect(field(page)).toHaveValue('');

    await page.reload();
    await expect(mine.getByText('没有发出去，内容还在')).toBeVisible();
    await page.unroute(create);
    await mine.getByRole('button', { name: '重试' }).click();
    await expect(mine.getByRole('button', { name: /^回复/ })).toBeVisible();
    await expect(mine).toHaveCount(1);

    await mine.getByRole('button', { name: /更多操作$/ }).click();
    await mine.getByRole('menuitem', { name: '编辑' }).click();
    await mine.getByRole('textbox', { name: '修改评论' }).fill(`${words} 改过`);
    // The name of the button counts the seconds until the server accepts another post.
    await mine.getByRole('button', { name: '保存', exact: true }).click();
    await expect(mine.getByText('已编辑')).toBeVisible();
    await expect(mine.getByText(`${words} 改过`)).toBeVisible();

    await page.reload();
    await expect(mine).toHaveCount(1);
    await expect(mine.getByText('没有发出去，内容还在')).toHaveCount(0);
    await mine.getByRole('button', { name: /更多操作$/ }).click();
    await mine.getByRole('menuitem', { name: '删除' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click();
    await expect(mine).toHaveCount(0);
  });

  test('that is only begun is in its field after a reload, and so is a reply', async ({ page }) => {
    await open(page, detail('comments'));
    const reply = page.locator('[data-part="comment"]').first();
    await expect(async () => {
      await field(page).fill('写到一半的评论');
      await page.reload();
      await expect(field(page)).toHaveValue('写到一半的评论', { timeout: 3000 });
    }).toPass();
    await expect(async () => {
      await reply.getByRole('button', { name: /^回复/ }).first().click();
      await reply.getByRole('textbox').fill('写到一半的回复');
      await page.reload();
      await reply.getByRole('button', { name: /有草稿$/ }).click({ timeout: 3000 });
      await expect(reply.getByRole('textbox')).toHaveValue('写到一半的回复');
    }).toPass();
  });
});

test.describe('a question', () => {
  test.use({ learner: learners.asking });

  test('is answered by the lecturer, whose answer has a badge, and the asker accepts it', async ({
    page,
  }) => {
    const words = `怎么陈列新品 ${randomUUID()}`;
    await open(page, detail('qa'));
    await field(page, '提问题').fill(words);
    await page.getByRole('button', { name: '提问', exact: true }).click();
    const mine = page.locator('[data-part="comment"]', { hasText: words });
    await expect(mine.getByRole('button', { name: /^回答/ })).toBeVisible();

    const token = String((await seat(learners.trainer))['access_token']);
    const about = { threadKind: 2, targetKind: 1, targetId: courseId };
    const query = { threadKind: '2', targetKind: '1', targetId: String(courseId), sort: 'new' };
    const { data } = await ask('/interact/pc/thread/list', { query, token });
    const question = [...(data['list'] ?? [])].find((one) => String(one['content']) === words);
    const answer = await ask('/interact/pc/thread/create', {
      token,
      json: { ...about, idemKey: randomUUID(), parentId: question?.['threadId'], content: '放在视线高度' },
    });
    expect(answer.code).toBe(200);

    // The link of the notification opens the tab, the page of the list and the answers.
    const post = `&threadId=${String(question?.['threadId'])}&postId=${String(answer.data['threadId'])}`;
    await page.goto(detail('qa') + post);
    const helped = mine.locator('[data-part="reply"]');
    await expect(helped.locator('[data-entry]')).toBeFocused();
    await expect(helped).toBeInViewport();
    await expect(helped.getByText('讲师', { exact: true })).toBeVisible();
    await helped.getByRole('button', { name: /^采纳/ }).click();
    await expect(helped.getByText('已采纳', { exact: true })).toBeVisible();
    await expect(helped.getByRole('button', { name: /^采纳/ })).toHaveCount(0);
  });
});

test.describe('a note', () => {
  test.use({ learner: learners.noting });

  test('is written beside the lesson, changed, shown to others and deleted', async ({ page }) => {
    const words = `黄金陈列线 ${randomUUID()}`;
    await page.goto(`/course/study?courseId=${courseId}`);
    await page.getByRole('tab', { name: /笔记/ }).click();
    await field(page, '写笔记').fill(words);
    await page.keyboard.press('Control+Enter');
    const mine = page.locator('[data-part="note"]', { hasText: words });
    await expect(mine.getByRole('button', { name: /^编辑笔记/ })).toBeVisible();

    await mine.getByRole('button', { name: /^编辑笔记/ }).click();
    await page.getByRole('textbox', { name: '编辑笔记' }).fill(`${words} 改过`);
    await page.keyboard.press('Control+Enter');
    await expect(mine.getByText(`${words} 改过`)).toBeVisible();
    await mine.getByRole('button', { name: /^公开笔记/ }).click();
    await expect(mine.getByText('已公开')).toBeVisible();
    const choice = (name: string) =>
      page.locator('[data-part="segment"]', { has: page.getByRole('radio', { name, exact: true }) });
    await choice('公开笔记').click();
    await expect(page.locator('[data-part="note"]', { hasText: `${words} 改过` })).toBeVisible();

    await choice('本节').click();
    await mine.getByRole('button', { name: /^删除笔记/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click();
    await expect(mine).toHaveCount(0);
  });
});

for (const [tab, locale] of [
  ['comments', 'zh-CN'],
  ['qa', 'en'],
] as const) {
  test.describe(`${tab} in ${locale}`, () => {
    test.use({ learner: learners.lapsed });

    test(`${tab} of a course break no rule of axe in ${locale}, light and dark, and fit into 320 px`, async ({
      page,
    }) => {
      await prefer(page, { locale, appearance: 'light' });
      await open(page, detail(tab));
      await expect(page.locator('[data-part="comment"]').first()).toBeVisible();
      expect.soft(await breaches(page), 'light').toEqual([]);
      await darken(page);
      expect.soft(await breaches(page), 'dark').toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await arrived(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  });
}
