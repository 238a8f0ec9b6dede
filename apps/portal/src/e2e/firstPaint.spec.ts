import type { Locator, Page } from '@playwright/test';
import { openHome, visitor } from './homePlace.ts';
import { arrived, expect, faults, fillLogin, heading, test } from './journey.ts';
import { staticHost } from './machine.ts';
import { at, learners } from './setting.ts';

const tenants = {
  sunrise: { name: '晨曦零售', title: '晨曦零售学习平台' },
  deepblue: { name: '深蓝智造', title: '深蓝智造学院' },
  qinghe: { name: '青禾金服', title: '青禾金服培训中心' },
  '': { name: '学习云', title: '学习云' },
} as const;
const names = ['sunrise', 'deepblue', 'qinghe', ''] as const;

const accentOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--stoa-accent-fill').trim(),
  );

/** Records every colour that the page shows, frame by frame, from before the first one. */
const recordColours = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const { documentElement: root } = document;
      const colour = root && getComputedStyle(root).getPropertyValue('--stoa-accent-fill').trim();
      if (colour && seen.at(-1) !== colour) seen.push(colour);
      requestAnimationFrame(look);
    };
    look();
  });

const coloursOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => ('seen' in window && Array.isArray(window.seen) ? window.seen.map(String) : []));

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is already the company’s: colour, title, icon, language; four hosts, four looks', async ({
    page,
  }) => {
    const accents = new Set<string>();
    const icons = new Set<string | null>();
    for (const name of names) {
      await page.goto(`${at(name)}/login`);
      await expect(page).toHaveTitle(tenants[name].title);
      accents.add(await accentOf(page));
      icons.add(
        await page
          .locator('link[rel="icon"]')
          .getAttribute('href')
          .then((href) => href?.split('/').at(-1) ?? null),
      );
      expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
      expect(await page.locator('[data-stoa-theme]').count()).toBeGreaterThan(0);
    }
    expect(accents.size).toBe(names.length);
    expect(icons.size).toBe(names.length);
  });
});

test.describe('before the portal’s own files are there', () => {
  test('the page paints the company’s name and sentence, and no linked file delays it', async ({ page }) => {
    const given: (() => void)[] = [];
    const late = new Promise<void>((done) => given.push(done));
    await page.route('**/assets/**', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    const shell = page.locator('[data-shell="login"]');
    await expect(shell.getByText(tenants.sunrise.name)).toBeVisible();
    await expect(shell.getByText('每天进步一点点')).toBeVisible();
    const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(painted).toBe(1);
    expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0);
    expect(await page.locator('script[src]:not([type="module"])').count()).toBe(0);
    // The delayed answers arrive now, and the complete page shows the name once.
    given.forEach((give) => give());
    await arrived(page);
    await expect(page.locator('form')).toBeVisible();
    await expect(shell).toHaveCount(0);
    await expect(page.getByText('每天进步一点点')).toHaveCount(1);
  });

  test('a preview does not begin with the look of its host', async ({ page }) => {
    await page.route('**/assets/**', () => undefined);
    await page.goto('/login?preview&p=%7B%7D', { waitUntil: 'commit' });
    await expect(page.locator('[data-shell="login"]')).toBeVisible();
    await expect(page.locator('[data-shell="login"]').getByText(tenants.sunrise.name)).toBeHidden();
  });
});

test('no host ever shows another’s colour, neither the first time nor when coming back (T-08)', async ({
  page,
  browser,
  watch,
}) => {
  const own: Record<string, string> = {};
  const plain = await browser.newContext({ javaScriptEnabled: false });
  watch(plain);
  const reader = await plain.newPage();
  for (const name of names) {
    await reader.goto(`${at(name)}/login`);
    own[name] = await accentOf(reader);
  }
  await plain.close();

  await recordColours(page);
  for (const name of [...names, ...names.toReversed()]) {
    await page.goto(`${at(name)}/login`);
    await arrived(page);
    await expect(page.getByText(tenants[name].name).first()).toBeVisible();
    expect(await coloursOf(page), name).toEqual([own[name]]);
  }
});

test.describe('a look that cannot be used', () => {
  test.use({ tolerated: faults.status(403, 404) });

  test('a company’s look that cannot be used falls back without a broken picture or a foreign colour', async ({
    page,
  }) => {
    const bad = {
      name: '晨曦零售',
      slogan: '',
      logoUrl: '/media/none.png',
      backgroundUrl: '',
      bottomDescription: '',
      deep: false,
      showDownloadButton: false,
      loginTypes: [1],
      companyId: 1001,
      tabLogoUrl: 'javascript:alert(1)',
      tabTitle: '',
    };
    await page.route('**/login/page**', (route) =>
      route.fulfill({
        json: { code: 200, msg: 'ok', data: { ...bad, colorPrimary: 'red;}*{display:none' } },
      }),
    );
    await page.goto('/login');
    await arrived(page);
    await expect(page.locator('form')).toBeVisible();
    await expect(page.locator('link[rel="icon"][href^="javascript:"]')).toHaveCount(0);
    expect(await accentOf(page)).toMatch(/^#[0-9a-f]{6}$/);
  });
});

test.describe('on a plain static host', () => {
  test('everything works: look, login, home, courses; and the second visit is painted in the company’s colour at once', async ({
    page,
  }) => {
    const front = await staticHost();
    const origin = at('sunrise', front.port);
    await recordColours(page);
    await page.goto(`${origin}/login`);
    await expect(page).toHaveTitle(tenants.sunrise.title);
    await expect(page.getByText('每天进步一点点')).toBeVisible();
    // This host has stored nothing about the company, so the page begins neutral and its colour comes with
    // the answer.
    await expect.poll(async () => (await coloursOf(page)).length).toBe(2);
    const theirs = await accentOf(page);
    await page.goto(`${origin}/login`);
    await arrived(page);
    expect(await coloursOf(page)).toEqual([theirs]);

    await fillLogin(page, learners.rich);
    await page.waitForURL(`${origin}/home`);
    await expect(heading(page)).toHaveText(/林小满/);
    await page.getByRole('banner').getByRole('link', { name: '课程' }).click();
    await expect(heading(page)).toHaveText('全部课程');
    await page.reload();
    await expect(heading(page)).toHaveText('全部课程');
    await page.goto(`${origin}/no/such/page`);
    await expect(heading(page)).toHaveText('页面不存在');

    // Another company on the same static host, in the same browser.
    await page.goto(`${at('deepblue', front.port)}/login`);
    await expect(page).toHaveTitle(tenants.deepblue.title);
    await expect.poll(() => accentOf(page)).not.toBe(theirs);
    expect(await coloursOf(page)).not.toContain(theirs);
    await front.close();
  });
});

/** Holds back every script file; returns the function that lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const given: (() => void)[] = [];
  const late = new Promise<void>((done) => given.push(done));
  await page.route('**/assets/*.js', async (route) => {
    await late;
    await route.continue();
  });
  return () => given.forEach((give) => give());
}

/** Where the text itself is, which may be narrower than its element. */
const placeOf = (place: Locator) =>
  place.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });

for (const { name, ...visit } of [
  { tenant: 'sunrise', account: learners.reader, name: /孙一诺/ },
  // Nothing stands above the home of this company.
  { tenant: 'deepblue', account: '13800000004', name: /陈默/ },
  // The greeting has two lines.
  {
    tenant: 'qinghe',
    account: '13800000007',
    name: /Shen Jiahe/,
    preferences: { locale: 'en' },
    viewport: { width: 375, height: 812 },
  },
]) {
  test(`the home of ${visit.tenant} greets by name before any script file has come, at the place of its own greeting`, async ({
    browser,
    watch,
  }) => {
    const page = await visitor(browser, watch, visit);
    await openHome(page);
    const give = await holdScripts(page);
    await page.goto('/home', { waitUntil: 'commit' });
    const early = page.locator('[data-shell-part="title"]');
    await expect(early).toHaveText(name);
    const text = (await early.textContent()) ?? '';
    const before = await placeOf(early);
    give();
    await expect(heading(page)).toHaveText(text);
    expect(await placeOf(heading(page))).toEqual(before);
    await page.context().close();
  });
}

test.describe('the page of a course', () => {
  test.use({ learner: learners.reader });

  test('says what the course is before any script file has come', async ({ page }) => {
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/course/detail?courseId=103', { waitUntil: 'commit' });
    await expect(page.locator('[data-shell-part="title"]')).toHaveText('结构化思维入门');
    await expect(page.locator('[data-shell-part="lead"]')).not.toBeEmpty();
  });
});

test.describe('a list of courses', () => {
  test.use({ learner: learners.reader });

  for (const width of [1440, 1024, 375]) {
    test(`shows its first courses before any script file has come, where the page has them, ${width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const give = await holdScripts(page);
      await page.goto('/course/all', { waitUntil: 'commit' });
      const early = page.locator('[data-shell-part="entry"] [data-shell-part="picture"]').first();
      const name = await page.locator('[data-shell-part="name"]').first().textContent();
      const before = await early.boundingBox();
      give();
      const first = page.locator('[data-component="CourseCard"]').first();
      await expect(first.getByRole('heading')).toHaveText(name ?? '');
      expect(await first.locator('[data-component="CourseCover"]').boundingBox()).toEqual(before);
    });
  }
});

test.describe('a lesson', () => {
  test.use({ learner: learners.reader });

  for (const width of [1440, 1024, 375]) {
    test(`shows its title, course and picture before any script file has come, where the page has them, ${width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const give = await holdScripts(page);
      await page.goto('/course/study?courseId=103', { waitUntil: 'commit' });
      const early = page.locator('[data-shell-part="title"]');
      const title = (await early.textContent()) ?? '';
      const before = await placeOf(early);
      const bar = await placeOf(page.locator('[data-shell-part="bar"]'));
      const picture = await page.locator('[data-shell-part="picture"]').boundingBox();
      give();
      await expect(heading(page)).toHaveText(title);
      expect(await placeOf(heading(page))).toEqual(before);
      expect(await placeOf(page.locator('[data-part="top"] > a').nth(1))).toEqual(bar);
      expect(await page.locator('[data-component="VideoPlayer"]').boundingBox()).toEqual(picture);
    });
  }

  test('shows the picture of its film until the player is there', async ({ page }) => {
    await page.route('**/assets/VideoPlayer-*.js', () => undefined);
    await page.goto('/course/study?courseId=103', { waitUntil: 'commit' });
    const early = page.locator('[data-shell-part="stage"] img');
    const picture = (await early.getAttribute('src')) ?? '';
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('[data-part="stage"] img')).toHaveAttribute('src', picture);
  });
});
