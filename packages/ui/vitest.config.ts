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
    projects: [
      {
        // Rules and styles are data, so their tests need no page.
        ...fromSource,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          // Some tests start a process, which takes seconds on a machine that is busy with other work.
          testTimeout: 20_000,
        },
      },
      {
        plugins: [vanillaExtractPlugin(), react()],
        ...fromSource,
        // The packages are named here, because vite would otherwise find them in the middle of a run and
        // reload the page under the tests.
        optimizeDeps: {
          include: [
            '@internationalized/date',
            '@radix-ui/react-context-menu',
            '@radix-ui/react-direction',
            '@radix-ui/react-dropdown-menu',
            '@radix-ui/react-hover-card',
            '@radix-ui/react-popover',
            '@radix-ui/react-tooltip',
            '@testing-library/react',
            '@testing-library/user-event',
            'axe-core',
            'clsx',
            'echarts/charts',
            'echarts/components',
            'echarts/core',
            'echarts/renderers',
            'highlight.js/lib/core',
            'highlight.js/lib/languages/bash',
            'highlight.js/lib/languages/cpp',
            'highlight.js/lib/languages/css',
            'highlight.js/lib/languages/java',
            'highlight.js/lib/languages/javascript',
            'highlight.js/lib/languages/json',
            'highlight.js/lib/languages/python',
            'highlight.js/lib/languages/sql',
            'highlight.js/lib/languages/typescript',
            'highlight.js/lib/languages/xml',
            'katex',
            'lottie-web/build/player/lottie_light',
            'lucide-react',
            'pdfjs-dist/legacy/build/pdf.mjs',
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
          setupFiles: ['src/test/setup.ts'],
          // Longer than the limit of one waiting, which `src/test/setup.ts` sets and explains.
          testTimeout: 90_000,
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
