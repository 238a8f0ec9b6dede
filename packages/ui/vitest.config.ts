import { findBrowser } from '@stoa/browser';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const { executablePath, env } = await findBrowser();

export default defineConfig({
  test: {
    projects: [
      {
        // Rules and styles are data: they need no page.
        resolve: { conditions: ['@stoa/source', ...defaultClientConditions] },
        ssr: { resolve: { conditions: ['@stoa/source', 'module', 'node', 'development|production'] } },
        test: { name: 'rules', environment: 'node', include: ['src/**/*.test.ts'] },
      },
      {
        plugins: [vanillaExtractPlugin(), react()],
        resolve: { conditions: ['@stoa/source', ...defaultClientConditions] },
        // Named here, or vite finds them in the middle of a run and reloads the page under the tests.
        optimizeDeps: {
          include: [
            '@radix-ui/react-direction',
            '@testing-library/react',
            '@testing-library/user-event',
            'axe-core',
            'clsx',
            'lucide-react',
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
          ],
        },
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
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
