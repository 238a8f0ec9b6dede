import path from 'node:path';
import { defaultClientConditions, runnerImport, type Plugin } from 'vite';
import type { FirstCall } from '../src/boot/firstCall.ts';
import { nameOf, root } from './moduleName.ts';

/** What an address of the portal begins with, as names of modules. */
export interface BuiltRoute {
  readonly path: string;
  /** What every page has: the entry, and what stands behind the login, where the address does. */
  readonly common: readonly string[];
  /** The area's own list of screens, and the screen. */
  readonly own: readonly string[];
  /** Messages and words of components. */
  readonly words: Readonly<Record<'zh-CN' | 'en', readonly string[]>>;
  /** First calls by address: one, or one for each value of the path's parameter. */
  readonly calls: Readonly<Record<string, readonly FirstCall[]>>;
}

/** Screens and words are nothing but their names here: the build wants to know where they lie, not what they do. */
const named: Plugin = {
  name: 'stoa-named-modules',
  enforce: 'pre',
  load: {
    filter: { id: /\.tsx$|\/(words|locales)\/(zh-CN|en)\// },
    handler: (id) => ({ code: `export default ${JSON.stringify(nameOf(id))}`, moduleType: 'js' }),
  },
};

/** Asks the areas themselves, so that nothing about them is written down twice. */
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
