/** Exports of React that also work on a server; every other one needs the directive `'use client'`. */
export const serverSafe = new Set(
  (
    'Activity Children Fragment Profiler StrictMode Suspense ViewTransition cache cacheSignal ' +
    'captureOwnerStack cloneElement createElement createRef forwardRef isValidElement lazy memo ' +
    'taintObjectReference use useCallback useDebugValue useId useMemo version'
  ).split(' '),
);

/** @param {string} code @returns {{ names: string[], from: string }[]} Static imports of a built module. */
export const importsOf = (code) =>
  Array.from(code.matchAll(/^(?:import|export)\s+(?:([^'";]*?)\s+from\s+)?["']([^"']+)["']/gm)).map(
    ([, clause = '', from]) => ({
      names: [...clause.matchAll(/([\w$*]+)(?:\s+as\s+[\w$]+)?/g)].map(([, name]) => name),
      from: from ?? '',
    }),
  );

/** @param {string} code @returns {string[]} Modules that a built module loads by dynamic import. */
export const laterImportsOf = (code) =>
  [...code.matchAll(/\bimport\(\s*["']([^"']+)["']\s*\)/g)].map(([, from]) => from ?? '');

/**
 * The reason why a built module can run only in a client bundle, if there is one: it imports something from
 * React that does not work on a server, it calls a hook that is not React's own, or it passes an event
 * handler.
 * @param {string} code
 * @returns {string | undefined}
 */
export function reasonForClient(code) {
  for (const { names, from } of importsOf(code)) {
    const fromReact = from === 'react' || from === 'react-dom';
    for (const name of names) {
      if (fromReact && !serverSafe.has(name)) return `${name} of ${from}`;
      if (!fromReact && /^use[A-Z]/.test(name) && new RegExp(`\\b${name}\\(`).test(code))
        return `${name} of ${from}`;
    }
  }
  const event = /\b(on[A-Z]\w*):\s/.exec(code);
  return event && /from ["']react\/jsx-runtime["']/.test(code) ? `${event[1]} is a function` : undefined;
}
