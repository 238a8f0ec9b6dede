import type { Labels } from '../locales/zh-CN.ts';

/** The message for a developer if a component has no texts. */
export const withoutWords = (component: string) =>
  `[ui] There are no words for "${component}". Put ThemeRoot around it, or give UiProvider labels={zhCN} of @stoa/ui/locales/zh-CN or the group that has them.`;

/**
 * A replacement for missing texts: it has every property, can be called, and renders as nothing in React and
 * as empty text.
 */
const silence: () => unknown = new Proxy(() => silence, {
  get: (_target, name) => (name === Symbol.toPrimitive ? () => '' : silence),
});

const missed = new Set<string>();

/** Replaces texts that no provider has, in production. Each component is reported once. */
export const silentWords = new Proxy<Partial<Labels>>(
  {},
  {
    get: (_target, component) => {
      const name = String(component);
      // A server may lack `reportError`; the browser that takes over its markup reports the same.
      if (!missed.has(name) && 'reportError' in globalThis) reportError(new Error(withoutWords(name)));
      missed.add(name);
      return silence;
    },
  },
);
