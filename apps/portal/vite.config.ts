import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { builtRoutes } from './build/builtRoutes.ts';
import { compileHints } from './build/compileHints.ts';
import { dataSchemasOnly } from './build/dataSchemasOnly.ts';
import { chunkGroups, surveyMode } from './build/chunkGroups.ts';
import { firstLoad, isOfFirstLoad } from './build/firstLoad.ts';
import { inlineEnums } from './build/inlineEnums.ts';
import { lateFiles } from './build/lateFiles.ts';
import { lateImports } from './build/lateImports.ts';
import { plainIcons } from './build/plainIcons.ts';
import { messages } from './build/messages.ts';
import { precompress } from './build/precompress.ts';
import { squeezeAgain } from './build/squeeze.ts';

/**
 * Turns `chrome >= 109` into `chrome109`, so that the build and the notice to older browsers use one list.
 */
const targets = readFileSync(new URL('../../.browserslistrc', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.replaceAll(/[>=\s]/g, ''));

const server = process.env['STOA_SERVER'] ?? `http://127.0.0.1:${process.env['PORT'] ?? '4600'}`;
const proxy = { target: server, changeOrigin: false };

/** Plugins that write the final page, which the first build, a survey of the parts, does not need. */
const finish = () => [
  squeezeAgain(),
  lateImports(),
  compileHints(isOfFirstLoad),
  firstLoad(targets, builtRoutes),
  precompress(),
];

export default defineConfig(async ({ command, mode }): Promise<ViteUserConfig> => ({
  plugins: [
    messages(),
    react(),
    vanillaExtractPlugin(),
    plainIcons(),
    inlineEnums(),
    dataSchemasOnly(),
    ...(mode === surveyMode ? [] : finish()),
  ],
  // The tests and the style compiler resolve modules as `ssr` does. The conditions are set here and not in
  // `ssr`, because the compiler replaces `ssr`.
  environments: {
    ssr: { resolve: { conditions: ['@stoa/source', 'module', 'node', 'development|production'] } },
  },
  resolve: {
    conditions: ['@stoa/source', ...defaultClientConditions],
    // Messages are compiled at build time, so the browser needs only the formatter.
    alias: [
      {
        find: /^use-intl\/format-message$/,
        replacement: fileURLToPath(new URL('src/i18n/formatMessage.ts', import.meta.url)),
      },
      // React itself has this hook since version 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  build: {
    target: targets,
    cssTarget: targets,
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: lateFiles },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // No getter in this code base has a side effect, so the bundler may drop a property that is read and
      // not used.
      treeshake: { propertyReadSideEffects: false },
      input: fileURLToPath(new URL('index.html', import.meta.url)),
      output:
        command === 'build' && mode !== surveyMode ? { codeSplitting: { groups: await chunkGroups() } } : {},
    },
  },
  server: {
    port: 5173,
    allowedHosts: ['.localhost'],
    proxy: { '/api': { ...proxy, ws: true }, '/media': proxy },
  },
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    // Without this, vitest leaves one processor idle, which is half of a machine with two.
    maxWorkers: '100%',
    // Property tests take seconds on a machine that is busy with other work.
    testTimeout: 20_000,
  },
}));
