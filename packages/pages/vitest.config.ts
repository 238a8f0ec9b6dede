import { findBrowser } from '@stoa/browser';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const { executablePath, env } = await findBrowser();

/** Modules are resolved to the workspace's sources, whatever a dist folder contains. */
const fromSource = {
  resolve: { conditions: ['@stoa/source', ...defaultClientConditions] },
  // The conditions are set here, because the style compiler replaces `ssr`.
  environments: {
    ssr: { resolve: { conditions: ['@stoa/source', 'module', 'node', 'development|production'] } },
  },
};

export default defineConfig({
  // The style compiler reads only this level of the file.
  ...fromSource,
  test: {
    // Without this, vitest leaves one processor idle, which is half of a machine with two.
    maxWorkers: '100%',
    // Files share their modules and one page, because no test keeps anything there and loading React and the
    // pages anew for each file costs as much as half of the tests.
    isolate: false,
    projects: [
      {
        // Rules and styles are data, so their tests need no page.
        ...fromSource,
        test: { name: 'rules', environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 20_000 },
      },
      {
        plugins: [vanillaExtractPlugin(), react()],
        ...fromSource,
        // The packages are named here, because vite would otherwise find them in the middle of a run and
        // reload the page under the tests.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'clsx',
            'lucide-react',
            'react-dom/server',
            'storybook/test',
            '@storybook/react-vite',
            'marked',
            'use-intl/core',
            // The formulae of an exam are drawn by a part that the library loads late.
            '@stoa/ui > katex',
          ],
        },
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          testTimeout: 60_000,
          // A part that is loaded late is compiled only when a test asks for it, which takes seconds on a busy
          // machine.
          expect: { poll: { timeout: 40_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath, env } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
