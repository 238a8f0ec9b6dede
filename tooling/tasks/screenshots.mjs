// `pnpm screenshots`: the pictures of the README, taken from the real portal on the demo data.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser, hasChineseFont } from '@stoa/browser';
import { chromium } from 'playwright-core';
import { signIn } from './portalDriver.mjs';
import { root, run, say, startServer } from './run.mjs';

if (!hasChineseFont()) {
  say(
    'No font for Chinese is installed: the pictures would show boxes. Debian: apt-get install fonts-noto-cjk',
  );
  process.exit(1);
}
const build = await run('turbo', ['run', 'build', '--filter=@stoa/portal', '--output-logs=errors-only'], {
  quiet: true,
});
if (build.code !== 0) {
  say(build.output);
  process.exit(1);
}

const dataDir = path.join(root, 'node_modules/.cache/stoa-screenshots');
await rm(dataDir, { recursive: true, force: true });
const port = '4691';
const { child } = await startServer({ env: { PORT: port, DATA_DIR: dataDir } });
process.once('exit', () => child.kill());
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  env,
  args: ['--autoplay-policy=no-user-gesture-required'],
});
const folder = path.join(root, 'docs/images');
await mkdir(folder, { recursive: true });

/** Companies whose login offers a password, and a learner of each. */
const tenants = [
  ['sunrise', '13800000001'],
  ['deepblue', '13800000004'],
];
for (const [tenant, account] of tenants) {
  const origin = `http://${tenant}.localhost:${port}`;
  for (const appearance of ['light', 'dark']) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      colorScheme: appearance,
      locale: 'zh-CN',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.addInitScript(
      (choice) => localStorage.setItem('stoa:preferences', JSON.stringify({ appearance: choice })),
      appearance,
    );
    await page.goto(`${origin}/login`);
    await page.locator('form').waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: path.join(folder, `login-${tenant}-${appearance}.png`) });
    await signIn(page, origin, account);
    await page.locator('[data-component="CourseCover"]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: path.join(folder, `home-${tenant}-${appearance}.png`) });
    await context.close();
  }
}
await browser.close();
say(`pictures in ${path.relative(process.cwd(), folder)}`);
process.exit();
