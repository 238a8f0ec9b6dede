import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();

export default {
  ...base,
  cacheDirectory: 'node_modules/.cache/jest',
  // The limit is longer in the full run, which checks every story in eight more looks.
  testTimeout: process.env.STOA_FULL === '1' ? 300_000 : 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        headless: true,
        executablePath: process.env.STOA_BROWSER,
        args: ['--disable-dev-shm-usage', '--disable-gpu', '--font-render-hinting=none'],
      },
      contextOptions: { reducedMotion: 'reduce' },
    },
  },
};
