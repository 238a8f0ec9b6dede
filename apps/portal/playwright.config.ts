import { rmSync } from 'node:fs';
import { findBrowser } from '@stoa/browser';
import { defineConfig } from '@playwright/test';
import { dataDir, port } from './src/e2e/setting.ts';

const { executablePath, env } = await findBrowser();
// Every worker reads this configuration again, so only the first reader deletes the data of the run before.
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(dataDir, { recursive: true, force: true });

const full = process.env.STOA_FULL === '1';
const long = /(studyKinds|fairProgress|outboxBeats|firstLesson)\.spec\.ts$/;

export default defineConfig({
  testDir: './src/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  projects: [
    // Journeys that wait for a film or a clock run in a worker of their own beside all others, because
    // waiting needs no processor.
    { name: 'long', testMatch: long, workers: 1 },
    { name: 'others', testMatch: '**/*.spec.ts', testIgnore: long },
  ],
  forbidOnly: true,
  retries: 0,
  timeout: full ? 120_000 : 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://sunrise.localhost:${port}`,
    locale: 'zh-CN',
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, env, args: ['--autoplay-policy=no-user-gesture-required'] },
    trace: 'off',
  },
  webServer: {
    command: 'node --conditions=@stoa/source src/main.ts',
    cwd: '../server',
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: process.env.STOA_SERVER_LOG === '1' ? 'pipe' : 'ignore',
    env: { PORT: String(port), DATA_DIR: dataDir },
  },
});
