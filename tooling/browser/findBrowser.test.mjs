import { chromium } from 'playwright-core';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const freshFinder = async () => (await import('./findBrowser.mjs')).findBrowser;

test('a browser named by BROWSER_PATH is used before any other', async () => {
  vi.stubEnv('BROWSER_PATH', process.execPath);
  const findBrowser = await freshFinder();
  await expect(findBrowser()).resolves.toMatchObject({
    executablePath: process.execPath,
    source: 'BROWSER_PATH',
  });
});

test('a wrong BROWSER_PATH is refused with a sentence that names it', async () => {
  vi.stubEnv('BROWSER_PATH', '/nowhere/chromium');
  const findBrowser = await freshFinder();
  await expect(findBrowser()).rejects.toThrow('BROWSER_PATH names /nowhere/chromium');
});

const shipsHere = process.platform === 'linux' && process.arch === 'x64';
const withoutSettings = () => {
  for (const name of ['BROWSER_PATH', 'CHROME_PATH', 'PUPPETEER_EXECUTABLE_PATH']) vi.stubEnv(name, '');
  vi.stubEnv('STOA_FULL', '');
};

test.runIf(shipsHere)(
  'a machine without any browser gets the one that npm ships, ready to run',
  { timeout: 60_000 },
  async () => {
    withoutSettings();
    vi.stubEnv('PATH', '/nowhere');
    vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', '/nowhere');
    const findBrowser = await freshFinder();
    const { executablePath, env, source } = await findBrowser('installed');
    expect(source).toMatch(/^@sparticuz\/chromium/);
    const browser = await chromium.launch({ executablePath, env, timeout: 30_000 });
    const page = await browser.newPage();
    await page.setContent('<p>ready</p>');
    expect(await page.textContent('p')).toBe('ready');
    await browser.close();
  },
);

test.runIf(shipsHere)(
  'texts are as wide on every machine, Chinese ones a square for each character, whatever fonts are installed',
  { timeout: 60_000 },
  async () => {
    withoutSettings();
    vi.stubEnv('FONTCONFIG_FILE', '/nowhere/fonts.conf');
    const findBrowser = await freshFinder();
    const { executablePath, env } = await findBrowser('shipped');
    const browser = await chromium.launch({ executablePath, env, timeout: 30_000 });
    const page = await browser.newPage();
    await page.setContent('<span>课程中心</span><span>Course</span>');
    await page.addStyleTag({ content: 'span { display: inline-block; font: 20px sans-serif; }' });
    const [chinese, english] = await page
      .locator('span')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width));
    expect(chinese).toBe(80);
    expect(Math.round(english)).toBe(66);
    await browser.close();
  },
);

test.runIf(shipsHere)(
  'the check uses the browser that npm ships although another is installed, and the full one uses the installed one',
  { timeout: 60_000 },
  async () => {
    withoutSettings();
    vi.stubEnv('CHROME_PATH', process.execPath);
    const findBrowser = await freshFinder();
    expect((await findBrowser()).source).toMatch(/^@sparticuz\/chromium/);
    vi.stubEnv('STOA_FULL', '1');
    expect((await findBrowser()).source).toBe('CHROME_PATH');
  },
);
