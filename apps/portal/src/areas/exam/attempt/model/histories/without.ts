import { registerHooks } from 'node:module';
import * as fc from 'fast-check';
import type * as Step from '../step.ts';
import { rules } from './rules.ts';
import { live, scripts } from './script.ts';

// Run by Node and not by vitest, because there a file can be imported a second time with a change. Prints one line of
// JSON for each rule: the rule, and what was broken in the first history that misses it.

const model = new URL('../', import.meta.url).href;
const versionOf = (url: string | undefined): string | null =>
  url?.startsWith(model) === true ? new URL(url).searchParams.get('without') : null;

// A file that a changed file imports is loaded again as well, because it may import the changed file in turn.
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    const version = versionOf(context.parentURL);
    return version === null || !found.url.startsWith(model)
      ? found
      : { ...found, url: `${found.url}?without=${version}` };
  },
  load: (url, context, next) => {
    const loaded = next(url, context);
    const rule = rules[Number(versionOf(url) ?? -1)];
    if (!rule || new URL(`${rule.file}.ts`, model).pathname !== new URL(url).pathname) return loaded;
    const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    const parts = text.split(rule.from);
    if (parts.length !== 2) throw new Error(`${rule.file}.ts holds ${parts.length - 1} times: ${rule.from}`);
    return { ...loaded, source: parts.join(rule.to) };
  },
});

for (const [at, { rule }] of rules.entries()) {
  const { step }: typeof Step = await import(`${model}step.ts?without=${at}`);
  let broken: readonly string[] = [];
  fc.check(
    fc.property(scripts, (script) => {
      broken = live(step, script);
      return broken.length === 0;
    }),
    { seed: 20_261, numRuns: 8000, endOnFailure: true },
  );
  process.stdout.write(`${JSON.stringify({ rule, broken })}\n`);
}
