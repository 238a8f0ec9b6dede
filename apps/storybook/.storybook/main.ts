import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';
import { documented } from '../docgen/plugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/{ui,pages}/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [{ from: '../../server/media', to: '/media' }],
  core: { disableTelemetry: true },
  // Storybook's own reader of types is off, because ../docgen replaces it.
  typescript: { reactDocgen: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [
        vanillaExtractPlugin(),
        ...['ui', 'pages'].map((name) =>
          documented(path.resolve(import.meta.dirname, '../../../packages', name)),
        ),
      ],
      resolve: { conditions: ['@stoa/source', ...defaultClientConditions] },
      // The compiler of style modules resolves imports as the `ssr` environment does.
      environments: {
        ssr: { resolve: { conditions: ['@stoa/source', 'module', 'node', 'development|production'] } },
      },
      build: {
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          onLog(level: string, log: { code?: string }, handler: (level: string, log: unknown) => void) {
            // The warning about `'use client'` is ignored, because libraries mark client modules for server
            // components, and a browser bundle does not use the mark.
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
          },
        },
      },
    }),
};

export default config;
