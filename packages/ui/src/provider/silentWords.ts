import type { Labels } from '../locales/zh-CN.ts';

/** What a developer reads when a component has no words. */
export const withoutWords = (component: string) =>
  `[ui] There are no words for "${component}". Put ThemeRoot around it, or give UiProvider labels={zhCN} of @stoa/ui/locales/zh-CN or the group that has them.`;

/** Has everything that is asked of it, can be called, and shows as nothing: in React and as text. */
const silence: () => unknown = new Proxy(() => silence, {
  get: (_target, name) => (name === Symbol.toPrimitive ? () => '' : silence),
});

const missed = new Set<string>();

/** Stands in, in production, for words that nobody gave. Reports each component once. */
export const silentWords = new Proxy<Partial<Labels>>(
  {},
  {
    get: (_target, component) => {
      const name = String(component);
      // A server has no `reportError`; the page that takes its markup over says the same.
      if (!missed.has(name) && 'reportError' in globalThis) reportError(new Error(withoutWords(name)));
      missed.add(name);
      return silence;
    },
  },
);
