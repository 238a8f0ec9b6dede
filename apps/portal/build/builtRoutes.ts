import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, runnerImport, type Plugin } from 'vite';
import type { loginRoute } from '../src/areas/login/area.ts';
import type { areas } from '../src/areas/index.ts';
import type { FirstCall } from '../src/boot/firstCall.ts';
import type { frameWords } from '../src/frame/catalogue.ts';
import type { shellWords } from '../src/i18n/shellWords.ts';
import type { WordGroup } from '../src/i18n/wordGroup.ts';
import type { callsByAddress, routesOf } from '../src/routing/defineArea.ts';
import type { Route, ScreenRoute } from '../src/routing/types.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where a module lies, from the portal's folder. */
export const nameOf = (id: string): string => path.relative(root, id.split('?')[0] ?? id);

type PerLocale<Value> = Readonly<Record<'zh-CN' | 'en', Value>>;

/** What an address of the portal begins with, as names of modules. */
export interface BuiltRoute {
  readonly path: string;
  /** What every page has, in the order in which it is needed: the entry, and the frame where there is one. */
  readonly common: readonly string[];
  /** The area's own list of screens, and the screen. */
  readonly own: readonly string[];
  /** Messages and words of components. */
  readonly words: PerLocale<readonly string[]>;
  /** First calls by address: one, or one for each value of the path's parameter. */
  readonly calls: Readonly<Record<string, readonly FirstCall[]>>;
}

/** Modules of an area that are nothing but their name here: the build wants to know where they lie, not what they do. */
const named: Plugin = {
  name: 'stoa-named-modules',
  enforce: 'pre',
  load: {
    filter: { id: /\.tsx$|\/(words|locales)\/(zh-CN|en)\// },
    handler: (id) => ({ code: `export default ${JSON.stringify(nameOf(id))}`, moduleType: 'js' }),
  },
};

async function imported<Module>(module: string): Promise<Module> {
  const { module: found } = await runnerImport<Module>(path.join(root, module), {
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
  });
  return found;
}

/** What a module that is nothing but its name says. */
const nameIn = (module: { readonly default: unknown }): string => String(module.default);

async function wordsOf(groups: readonly WordGroup[], locale: 'zh-CN' | 'en'): Promise<string[]> {
  const loads = groups.flatMap(({ load, labels }) => [load, ...labels].map((each) => each[locale]()));
  return (await Promise.all(loads)).map(nameIn);
}

/** Asks the areas themselves, so that nothing about them is written down twice. */
export async function builtRoutes(): Promise<BuiltRoute[]> {
  const [index, login, frame, shell, all] = await Promise.all([
    imported<{ areas: typeof areas }>('src/areas/index.ts'),
    imported<{ loginRoute: typeof loginRoute }>('src/areas/login/area.ts'),
    imported<{ frameWords: typeof frameWords }>('src/frame/catalogue.ts'),
    imported<{ shellWords: typeof shellWords }>('src/i18n/shellWords.ts'),
    imported<{ routesOf: typeof routesOf; callsByAddress: typeof callsByAddress }>('src/routing/defineArea.ts'),
  ]);
  const route = async (entry: ScreenRoute): Promise<BuiltRoute> => {
    const { words, calls, load } = await entry.load();
    const isLogin = entry.path === login.loginRoute.path;
    const file = nameIn(await load());
    const groups = [shell.shellWords, ...(isLogin ? [] : [frame.frameWords]), ...words];
    const area = file.split('/').slice(0, 3).join('/');
    return {
      path: entry.path,
      common: ['src/main.tsx', ...(isLogin ? [] : ['src/app/signedIn.ts'])],
      own: isLogin ? [file] : [`${area}/area.ts`, file],
      words: { 'zh-CN': await wordsOf(groups, 'zh-CN'), en: await wordsOf(groups, 'en') },
      calls: all.callsByAddress(entry.path, calls),
    };
  };
  const routes: readonly Route[] = [login.loginRoute, ...all.routesOf(index.areas)];
  return Promise.all(routes.flatMap((entry) => (entry.redirect === undefined ? [route(entry)] : [])));
}
