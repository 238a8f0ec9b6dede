import { askedBy, colleague, reachedBy, test } from './behindFaults.ts';
import { arrived, expect, faults, fillLogin, heading, reminder } from './journey.ts';
import { ask } from './machine.ts';
import { presets, type Fault } from '@stoa/faults';

const modules = '/api/company/homepage/pc/modules';
const many = process.env['STOA_FULL'] === '1' ? 8 : 1;

/** Malformed answers, as they arrive over the network. */
const malformed: Readonly<Record<string, Fault>> = {
  'nothing at all': { kind: 'swap', body: '' },
  'half an answer': { kind: 'swap', body: '{"code":200,"data":[{"modu' },
  'a list': { kind: 'swap', body: '[]' },
  'a code that is text': { kind: 'swap', body: '{"code":"200","data":[]}' },
  'a code that is no number of ours': { kind: 'swap', body: '{"code":1e309,"data":[]}' },
  'names that objects inherit': { kind: 'swap', body: '{"__proto__":{"code":200,"polluted":1},"data":[]}' },
  'ten thousand brackets': { kind: 'swap', body: '['.repeat(10_000) },
  'a lone surrogate': { kind: 'swap', body: String.raw`{"code":"\ud800"}` },
  'a login page of an airport': { kind: 'swap', body: '<h1>Airport</h1>', contentType: 'text/html' },
};

test.describe('a section of the page', () => {
  test.use({ tolerated: faults.any(faults.network, /ERR_/) });

  test('that gets invalid answers again and again shows one dialog for each, and works once they are over (E-02)', async ({
    page,
    front,
    origin,
    enter,
  }) => {
    test.setTimeout(60_000 * many);
    await enter(colleague(6));
    const broken = Object.values(malformed);
    const [first] = broken;
    front.set(first === undefined ? [] : [{ when: { path: modules }, fault: first }]);
    await page.goto(`${origin}/home`);
    const retry = page.getByRole('main').getByRole('button', { name: '重试' });
    for (const fault of Array.from({ length: many }, () => broken).flat()) {
      await expect(reminder(page)).toHaveCount(1);
      await expect(reminder(page)).toContainText('服务响应异常');
      await reminder(page).getByRole('button').click();
      await expect(reminder(page)).toHaveCount(0);
      await expect(heading(page)).toBeVisible();
      front.set([{ when: { path: modules }, fault }]);
      await retry.click();
    }
    await reminder(page).getByRole('button').click();
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    front.set([]);
    await retry.click();
    await expect(retry).toHaveCount(0);
    await expect(reminder(page)).toHaveCount(0);
  });
});

test.describe('a person whose connection fails', () => {
  test.use({ tolerated: faults.any(faults.network, /ERR_/) });

  test('is informed within three seconds, keeps the page, and is back without a click (O-01)', async ({
    page,
    context,
    front,
    origin,
    enter,
  }) => {
    await enter(colleague(7));
    await page.goto(`${origin}/course/all`);
    await arrived(page);
    const cards = page.getByRole('main').getByRole('link', { name: /课|思维|沟通|管理|course/i });
    await expect(cards.first()).toBeVisible();
    const notice = page.getByRole('status').getByText(/网络已断开/);
    await context.setOffline(true);
    await expect(notice).toBeVisible({ timeout: 3000 });
    await expect(cards.first()).toBeVisible();
    await expect(reminder(page)).toHaveCount(0);
    const before = askedBy(front, '/api/course/pc/list');
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    // The page loads its data again at most once, and no dialog opens.
    expect(askedBy(front, '/api/course/pc/list') - before).toBeLessThanOrEqual(1);
    await expect(reminder(page)).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: '首页' }).click();
    await expect(page).toHaveURL(/\/home/);
    await arrived(page);
  });
});

test('on 400 kbit/s and with half a second of delay a learner signs in, and two clicks log in once (O-02, D-01)', async ({
  page,
  front,
  origin,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${origin}/login`);
  await arrived(page);
  front.set(presets.slow);
  await fillLogin(page, colleague(8));
  await page
    .locator('form button[type="submit"]')
    .dblclick({ timeout: 1000 })
    .catch(() => undefined);
  await page.waitForURL(/\/home$/, { timeout: 60_000 });
  await arrived(page);
  expect(reachedBy(front, '/api/user/pc/login')).toBe(1);
  await expect(reminder(page)).toHaveCount(0);
});

const enrolPath = '/api/course/pc/enrol';
// Each case counts the learners of a course that no other journey starts; the journeys run beside each other.
const deliveries: Readonly<Record<string, { fault: Fault; courseId: number }>> = {
  'arrives twice': { fault: { kind: 'duplicate' }, courseId: 209 },
  'is done and never answered': { fault: { kind: 'commitThenDrop' }, courseId: 214 },
};

test.describe('starting a course', () => {
  test.use({ tolerated: faults.any(faults.network, /ERR_/) });
  for (const [index, [name, { fault, courseId }]] of Object.entries(deliveries).entries()) {
    test(`whose call ${name} starts it once (D-01)`, async ({ page, front, origin, enter }) => {
      const token = await enter(colleague(9 + index));
      const learnersOf = async (): Promise<number> =>
        Number(
          (await ask('/course/pc/detail', { query: { courseId: String(courseId) }, token })).data['studyNum'],
        );
      const before = await learnersOf();
      front.set([{ when: { path: enrolPath }, fault }]);
      await page.goto(`${origin}/course/detail?courseId=${courseId}`);
      await arrived(page);
      const start = page.getByRole('main').getByRole('button', { name: '开始学习' }).first();
      await start.click();
      await front.until(({ path }) => path === enrolPath);
      if (fault.kind === 'commitThenDrop') {
        // The browser itself has repeated the call after the reset; now the person presses again.
        await expect(start).toBeEnabled();
        front.set([]);
        await start.click();
      }
      await expect(page).toHaveURL(/\/course\/study/);
      expect(reachedBy(front, enrolPath)).toBeGreaterThanOrEqual(2);
      expect(await learnersOf()).toBe(before + 1);
    });
  }
});
