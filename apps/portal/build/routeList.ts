// Runs where the modules of screens and words are replaced by their names, see builtRoutes.ts.
import { loginRoute } from '../src/areas/login/area.ts';
import { areas } from '../src/areas/index.ts';
import { frameWords } from '../src/frame/catalogue.ts';
import { shellWords } from '../src/i18n/shellWords.ts';
import type { WordGroup } from '../src/i18n/wordGroup.ts';
import { callsByAddress, routesOf } from '../src/routing/defineArea.ts';
import type { Route, ScreenRoute } from '../src/routing/types.ts';
import type { BuiltRoute } from './builtRoutes.ts';

const nameIn = (module: { readonly default: unknown }): string => String(module.default);

async function wordsOf(groups: readonly WordGroup[], locale: 'zh-CN' | 'en'): Promise<string[]> {
  const loads = groups.flatMap(({ load, labels }) => [load, ...labels].map((each) => each[locale]()));
  return (await Promise.all(loads)).map(nameIn);
}

async function describe({ path, load }: ScreenRoute): Promise<BuiltRoute> {
  const screen = await load();
  const file = nameIn(await screen.load());
  const isLogin = path === loginRoute.path;
  const groups = [shellWords, ...(isLogin ? [] : [frameWords]), ...screen.words];
  const [src, areas, area] = file.split('/');
  return {
    path,
    common: ['src/main.tsx', ...(isLogin ? [] : ['src/app/signedIn.ts'])],
    own: [...(isLogin ? [] : [`${src}/${areas}/${area}/area.ts`]), file],
    words: { 'zh-CN': await wordsOf(groups, 'zh-CN'), en: await wordsOf(groups, 'en') },
    calls: callsByAddress(path, screen.calls),
  };
}

const all: readonly Route[] = [loginRoute, ...routesOf(areas)];

/** Every route that shows a screen. */
export const routes: readonly BuiltRoute[] = await Promise.all(
  all.flatMap((route) => (route.redirect === undefined ? [describe(route)] : [])),
);
