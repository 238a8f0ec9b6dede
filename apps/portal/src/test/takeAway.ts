import { spawn } from 'node:child_process';
import { registerHooks } from 'node:module';
import { createInterface } from 'node:readline';

/** A rule of a model, and the change of its source that takes the rule away. */
export interface Rule<File extends string> {
  readonly rule: string;
  /** The file of the model that contains the rule. */
  readonly file: File;
  /** The text that states the rule; it must occur exactly once in the file. */
  readonly from: string;
  readonly to: string;
}

/**
 * Takes the rules of a model away, one after the other, and prints one line of JSON for each: the rule, and
 * the promises that the first history without it has broken. It is run by Node and not by vitest, because in
 * Node a file can be imported a second time with a change.
 * @param model the folder of the model, with a slash at its end
 * @param broken returns the promises that histories break with a model whose `step.ts` has this address
 */
export async function takeAway(
  model: URL,
  rules: readonly Rule<string>[],
  broken: (step: string) => Promise<readonly string[]>,
): Promise<void> {
  const versionOf = (url: string | undefined): string | null =>
    url?.startsWith(model.href) === true ? new URL(url).searchParams.get('without') : null;

  // A file that a changed file imports is loaded again as well, because it may import the changed file in turn.
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      const version = versionOf(context.parentURL);
      return version === null || !found.url.startsWith(model.href)
        ? found
        : { ...found, url: `${found.url}?without=${version}` };
    },
    load: (url, context, next) => {
      const loaded = next(url, context);
      const rule = rules[Number(versionOf(url) ?? -1)];
      if (!rule || new URL(`${rule.file}.ts`, model).pathname !== new URL(url).pathname) return loaded;
      const text =
        typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      const parts = text.split(rule.from);
      if (parts.length !== 2)
        throw new Error(`${rule.file}.ts holds ${parts.length - 1} times: ${rule.from}`);
      return { ...loaded, source: parts.join(rule.to) };
    },
  });
  for (const [at, { rule }] of rules.entries()) {
    const found = await broken(`${model.href}step.ts?without=${at}`);
    process.stdout.write(`${JSON.stringify({ rule, broken: found })}\n`);
  }
}

/** Runs a file that calls `takeAway`, and returns the promises that were broken without each rule. */
export async function brokenWithout(file: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const broken = new Map<string, readonly string[]>();
  const child = spawn(process.execPath, ['--conditions=@stoa/source', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const one: { rule: string; broken: string[] } = JSON.parse(line);
    broken.set(one.rule, one.broken);
  }
  return broken;
}
