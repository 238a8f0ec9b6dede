import type { Page } from '@playwright/test';
import { prefer } from './inspect.ts';
import { arrived, expect, heading, test } from './journey.ts';
import { ask, seat } from './machine.ts';
import { learners, password } from './setting.ts';

async function open(page: Page, path: string, choice: object = {}) {
  await prefer(page, choice);
  await page.goto(path);
  await arrived(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test.describe('my info', () => {
  test.use({ learner: learners.changing });

  test('keeps what is changed, everywhere it is shown, and shows what is wrong at its field', async ({
    page,
  }) => {
    await open(page, '/user/info', { locale: 'zh-CN' });
    await expect(heading(page)).toHaveText('我的资料');
    const name = page.getByLabel('姓名');
    const before = await name.inputValue();
    await name.fill('一');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('请输入 2–20 个字').first()).toBeVisible();
    await name.fill('林 安娜');
    await page.getByLabel('邮箱').fill('anna.lin@example.com');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('资料已保存', { exact: true })).toBeVisible();
    await expect(page.getByRole('complementary').getByText('林 安娜')).toBeVisible();
    await page.reload();
    await arrived(page);
    await expect(name).toHaveValue('林 安娜');
    await name.fill(before);
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('资料已保存', { exact: true })).toBeVisible();
  });

  test('shows the organisations of the company, and works without them if they cannot be loaded', async ({
    page,
  }) => {
    await open(page, '/user/info', { locale: 'zh-CN' });
    await page.getByText(/的组织架构$/).click();
    await expect(page.getByRole('listitem').filter({ hasText: '运营部' }).first()).toBeVisible();
    await page.route('**/orgListByCompanyId**', (route) =>
      route.fulfill({ json: { code: 3001, msg: '没有权限', data: null } }),
    );
    await page.reload();
    await arrived(page);
    await expect(page.getByLabel('姓名')).toBeVisible();
    await expect(page.getByText(/的组织架构$/)).toHaveCount(0);
    await expect(page.getByText('没有权限')).toHaveCount(0);
  });

  test('asks before typed text would be lost, and Back keeps it', async ({ page }) => {
    await open(page, '/home', { locale: 'zh-CN' });
    await page.getByRole('button', { name: /账号菜单/ }).click();
    await page.getByRole('menuitem', { name: '我的资料' }).click();
    await arrived(page);
    await page.getByLabel('姓名').fill('还没有保存');
    await page.getByRole('banner').getByRole('link', { name: '课程' }).click();
    const asked = page.getByRole('alertdialog', { name: '离开这个页面？' });
    await asked.getByRole('button', { name: '继续编辑' }).click();
    await expect(page.getByLabel('姓名')).toHaveValue('还没有保存');
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
    await page.goForward();
    await arrived(page);
    await expect(page.getByLabel('姓名')).toHaveValue('还没有保存');
    await page.getByRole('banner').getByRole('link', { name: '课程' }).click();
    await asked.getByRole('button', { name: '不保存，离开' }).click();
    await expect(page).toHaveURL(/\/course\/all$/);
  });
});

test.describe('the password', () => {
  test.use({ learner: learners.secret });

  test('is changed by a person who knows the old one, which ends the login elsewhere', async ({ page }) => {
    const elsewhere = String((await seat(learners.secret))['access_token']);
    await open(page, '/user/info?tab=security', { locale: 'zh-CN' });
    const fresh = 'Harvest2027';
    const change = async (old: string, next: string) => {
      await page.getByLabel('当前密码').fill(old);
      await page.getByLabel('新密码', { exact: true }).fill(next);
      await page.getByLabel('再次输入新密码').fill(next);
      await page.locator('form').getByRole('button', { name: '修改密码' }).click();
    };
    await change('wrong-password', fresh);
    await expect(page.getByText('当前密码不正确')).toBeVisible();
    await expect(page.getByLabel('新密码', { exact: true })).toHaveValue(fresh);
    await change(password, fresh);
    await expect(page.getByText('密码已修改，其他设备上的登录已退出', { exact: true })).toBeVisible();
    await expect(page.getByLabel('当前密码')).toHaveValue('');
    expect((await ask('/user/user/pc/info', { query: { from: 'pc' }, token: elsewhere })).code).toBe(202);
    // Sets the old password again, because later journeys sign in with it.
    await change(fresh, password);
    await expect(page.getByLabel('当前密码')).toHaveValue('');
  });
});
