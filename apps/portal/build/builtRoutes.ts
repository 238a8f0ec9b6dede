import path from 'node:path';
import { defaultClientConditions, runnerImport, type Plugin } from 'vite';
import type { FirstCall } from '../src/boot/firstCall.ts';
import { nameOf, root } from './moduleName.ts';

/** What an address of the portal loads first, as names of modules. */
export interface BuiltRoute {
  readonly path: string;
  /**
   * Modules that every page has: the entry, and for an address behind the login also the shared code of those
   * pages.
   */
  readonly common: readonly string[];
  /** Modules of the code of the area and of the screen. */
  readonly own: readonly string[];
  /** Modules of the messages, and of the texts of components, for each language. */
  readonly words: Readonly<Record<'zh-CN' | 'en', readonly string[]>>;
  /** First calls by address: one address, or one for each value of the path's parameter. */
  readonly calls: Readonly<Record<string, readonly FirstCall[]>>;
}

/**
 * Replaces the modules of screens and words by their names, because the build only needs to know where they
 * are.
 */
const named: Plugin = {
  name: 'stoa-named-modules',
  enforce: 'pre',
  load: {
    filter: { id: /\.tsx$|\/(words|locales)\/(zh-CN|en)\// },
    handler: (id) => ({ code: `export default ${JSON.stringify(nameOf(id))}`, moduleType: 'js' }),
  },
};

/** Reads the routes from the areas themselves, so that nothing about them is declared twice. */
export async function builtRoutes(): Promise<readonly BuiltRoute[]> {
  const { module } = await runnerImport<{ routes: readonly BuiltRoute[] }>(
    path.join(root, 'build/routeList.ts'),
    {
      configFile: false,
      root,
      plugins: [named],
      environments: {
        inline: {
          resolve: {
            conditions: ['@stoa/source', ...defaultClientConditions],
            noExternal: [/^@stoa\//],
          },
        },
      },
    },
  );
  return module.routes;
}
