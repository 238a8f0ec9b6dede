// `pnpm screenshots`: the pictures of the README, taken from the real portal on the demo data.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser } from '@stoa/browser';
import { chromium } from 'playwright-core';
import { root, run, say, startServer } from './run.mjs';

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
const { executablePath, env } = await findBrowser('shipped');
const browser = await chromium.launch({
  executablePath,
  env,
  args: ['--autoplay-policy=no-user-gesture-required'],
});
const folder = path.join(root, 'docs/images');
await mkdir(folder, { recursive: true });

/** Companies, a learner of each, and the tenant on whose login page that learner can use a password. */
const tenants = [
  ['sunrise', '13800000001', 'sunrise'],
  ['deepblue', '13800000004', 'deepblue'],
  // The tenant is empty, which means the platform's login page, because the company's own page asks for job
  // numbers.
  ['qinghe', '13800000007', ''],
];

/** Signs in by a call, because each company's login page looks different. */
async function seat(account, domainName) {
  const form = { loginKind: '1', domainName, deviceType: '5', account, password: 'Learn@2026' };
  const answer = await fetch(`http://127.0.0.1:${port}/api/user/pc/login`, {
    method: 'POST',
    headers: { DeviceModel: 'PC' },
    body: new URLSearchParams(form),
  });
  const { code, msg, data } = await answer.json();
  if (code !== 200) throw new Error(`${account} cannot sign in: ${code} ${msg}`);
  return data;
}

/** Browser storage of the person: session, preferences, and that today's adverts were seen. */
async function stored(account, domainName, appearance) {
  const person = await seat(account, domainName);
  const now = new Date();
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const closed = Object.fromEntries([1, 2, 4].map((advId) => [`${person.userId}.${advId}`, today]));
  return {
    userInfo: JSON.stringify(person),
    'stoa:preferences': JSON.stringify({ appearance }),
    'stoa:adverts': JSON.stringify(closed),
    [`stoa:home:${person.companyId}`]: '0.8.4',
  };
}

async function picture(origin, address, storage, appearance, name) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: appearance,
    locale: 'zh-CN',
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [
        { origin, localStorage: Object.entries(storage).map(([key, value]) => ({ name: key, value })) },
      ],
    },
  });
  const page = await context.newPage();
  await page.goto(`${origin}${address}`);
  await page
    .locator(address === '/login' ? 'form' : '[data-component="CourseCover"]')
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(folder, `${name}-${appearance}.png`) });
  await context.close();
}

for (const [tenant, account, domainName] of tenants) {
  const origin = `http://${tenant}.localhost:${port}`;
  for (const appearance of ['light', 'dark']) {
    const choice = { 'stoa:preferences': JSON.stringify({ appearance }) };
    await picture(origin, '/login', choice, appearance, `login-${tenant}`);
    const inside = await stored(account, domainName, appearance);
    await picture(origin, '/home', inside, appearance, `home-${tenant}`);
  }
}
await browser.close();
say(`pictures in ${path.relative(process.cwd(), folder)}`);
process.exit();
