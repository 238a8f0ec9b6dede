import type { Page, Route } from '@playwright/test';
import { arrived, enter, expect, faults, heading, test } from './journey.ts';
import { open } from './inspect.ts';
import { at, learners } from './setting.ts';

const satisfaction = '/questionnaire/answer?id=101';
const engagement = '/questionnaire/answer?id=102';
const needs = '/questionnaire/answer?id=103';

const star = (page: Page, name: string) =>
  page.getByRole('group', { name: /总体满意度/ }).getByRole('radio', { name });
const save = '**/api/questionnaire/pc/save**';
const submit = '**/api/questionnaire/pc/submit**';

test.describe('with the name', () => {
  test.use({ learner: learners.named, tolerated: faults.network });

  test('a draft comes back on another device, and is handed in once, whatever is lost on the way (Q-01, Q-02, Q-03)', async ({
    page,
    browser,
    watch,
  }) => {
    await test.step('it is found from home in three presses', async () => {
      await open(page, '/home');
      await page.getByRole('button', { name: /的账号菜单$/ }).click();
      await page.getByRole('menuitem', { name: '我的问卷' }).click();
      await page.getByRole('link', { name: '填写 课程满意度' }).click();
      await expect(heading(page)).toHaveText('课程满意度');
    });
    await star(page, '4 星').check();
    await page.getByRole('textbox', { name: /还想说些什么/ }).fill('案例再多一些。');
    await expect(page.getByText('草稿已存在这台设备上')).toBeVisible();
    const drafted = page.waitForResponse(save);
    // Leaving the page sends unsaved answers.
    await page.getByRole('link', { name: '返回问卷列表' }).click();
    await drafted;
    await open(page, '/questionnaire/list');
    await expect(page.getByRole('link', { name: '继续填写 课程满意度' })).toBeVisible();

    const context = await browser.newContext({ baseURL: at('sunrise'), locale: 'zh-CN' });
    watch(context);
    await enter(context, learners.named);
    const other = await context.newPage();
    await open(other, satisfaction);
    await expect(star(other, '4 星')).toBeChecked();
    await expect(other.getByRole('textbox', { name: /还想说些什么/ })).toHaveValue('案例再多一些。');

    await test.step('what is missing is said, and nothing is lost', async () => {
      await other.getByRole('button', { name: '提交' }).click();
      await expect(other.getByRole('radio', { name: /^0 完全不会/ })).toBeFocused();
      await expect(star(other, '4 星')).toBeChecked();
    });
    await other.getByRole('radio', { name: '9', exact: true }).check();
    for (const row of ['内容实用', '讲解清楚', '时长合适']) {
      await other.getByRole('radio', { name: `${row} 同意`, exact: true }).check();
    }
    await test.step('the server takes it, and its answer never comes', async () => {
      let lost = 0;
      await other.route(submit, async (route: Route) => {
        if (lost === 3) return route.continue();
        lost += 1;
        // Node does not know the names of the companies everywhere.
        await route.fetch({ url: route.request().url().replace('sunrise.localhost', '127.0.0.1') });
        return route.abort();
      });
      await other.getByRole('button', { name: '提交' }).click();
      await expect(other.getByText('你的回答不会丢失', { exact: false })).toBeVisible();
      await other.getByRole('button', { name: '现在再试' }).click();
      await expect(heading(other)).toHaveText('已提交，谢谢你');
      await expect(heading(other)).toBeFocused();
    });
    await other.getByRole('link', { name: '查看我的回答' }).click();
    await expect(other.getByRole('heading', { name: '第 3 题' })).toBeVisible();
    await open(other, '/questionnaire/record');
    await expect(other.getByText('共 1 条记录')).toBeVisible();
    await context.close();

    await test.step('the first device shows what was handed in', async () => {
      await open(page, satisfaction);
      await expect(page.getByText('你已经填写过这份问卷')).toBeVisible();
      await expect(page.getByRole('button', { name: '提交' })).toHaveCount(0);
    });
  });
});

/** Every name under which this browser has stored something. */
const storedNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = Object.keys(localStorage);
    for (const { name = '' } of await indexedDB.databases()) {
      const base = await new Promise<IDBDatabase>((done, fail) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => done(request.result));
        request.addEventListener('error', () => fail(new Error(name)));
      });
      for (const store of base.objectStoreNames) {
        const keys = await new Promise<IDBValidKey[]>((done) => {
          const request = base.transaction(store).objectStore(store).getAllKeys();
          request.addEventListener('success', () => done(request.result));
        });
        names.push(...keys.map(String));
      }
      base.close();
    }
    return names;
  });

test.describe('without the name', () => {
  test.use({ learner: learners.nameless });

  test('what is written stays on this device, and is deleted from it when it is handed in', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/questionnaire/')) sent.push(request.url());
    });
    await open(page, engagement);
    await expect(page.getByText('匿名问卷，不会记录你的姓名')).toBeVisible();
    await page.getByRole('radio', { name: '4', exact: true }).check();
    await page.getByRole('textbox', { name: '其他，请填写' }).fill('食堂');
    await expect(page.getByText('草稿已存在这台设备上')).toBeVisible();
    await expect.poll(async () => (await storedNames(page)).join(' ')).toMatch(/survey/);
    await page.reload();
    await arrived(page);
    await expect(page.getByRole('radio', { name: '4', exact: true })).toBeChecked();
    await expect(page.getByRole('textbox', { name: '其他，请填写' })).toHaveValue('食堂');
    expect(sent).toEqual([]);

    await test.step('a second window takes it over, and the first says so', async () => {
      const second = await page.context().newPage();
      await open(second, engagement);
      await expect(second.getByRole('radio', { name: '4', exact: true })).toBeChecked();
      await expect(heading(page)).toHaveText('这份问卷在另一个窗口打开了');
      await second.close();
      await page.getByRole('button', { name: '在这里继续填写' }).click();
      await expect(page.getByRole('radio', { name: '4', exact: true })).toBeChecked();
    });
    await page.getByRole('button', { name: '提交' }).click();
    await expect(heading(page)).toHaveText('已提交，谢谢你');
    await expect(page.getByText(/这份回答与你没有关联/)).toBeVisible();
    await expect.poll(async () => (await storedNames(page)).join(' ')).not.toMatch(/survey/);
    await page.getByRole('link', { name: '返回' }).click();
    await page.getByRole('link', { name: '填写记录' }).click();
    await expect(page.getByText('回答与你没有关联')).toBeVisible();
    await expect(page.getByRole('link', { name: /^查看/ })).toHaveCount(0);
  });
});

test.describe('on a small phone, without a mouse', () => {
  test.use({ learner: learners.deciding, viewport: { width: 320, height: 640 } });

  test('questions appear according to the answers, and everything can be done by keyboard', async ({
    page,
  }) => {
    await open(page, needs);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBe(320);
    const choice = page.getByRole('switch', { name: '匿名填写' });
    await expect(choice).toBeChecked();
    await choice.focus();
    await page.keyboard.press('Space');
    await expect(choice).not.toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('a');
    await expect(page.getByRole('group', { name: /最想学哪些主题/ })).toBeVisible();
    expect(await wide()).toBe(320);
    await page.keyboard.press('b');
    await expect(page.getByRole('group', { name: /为什么不想/ })).toBeVisible();
    await expect(page.getByRole('group', { name: /最想学哪些主题/ })).toHaveCount(0);
    await page.getByRole('button', { name: '提交' }).press('Enter');
    const why = page.getByRole('textbox', { name: /为什么不想/ });
    await expect(why).toBeFocused();
    await page.keyboard.type('最近太忙');
    await page.getByRole('button', { name: '提交' }).press('Enter');
    await expect(heading(page)).toHaveText('已提交，谢谢你');
    await expect(page.getByText('你的回答已经保存。')).toBeVisible();
    await page.getByRole('link', { name: '查看我的回答' }).press('Enter');
    await expect(page.getByText('最近太忙')).toBeVisible();
  });
});
