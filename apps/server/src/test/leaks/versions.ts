import { registerHooks } from 'node:module';
import type { LoadFnOutput } from 'node:module';
import type * as Affinity from '../../areas/course/affinity.ts';
import type * as Server from '../../server.ts';

/** A change of one source file; its text must occur exactly once. */
export interface Edit {
  /** Path below `src/`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const source = new URL('../../', import.meta.url).href;
const edits = new Map<string, Edit>();
const versionOf = (url: string | undefined): string | null =>
  url?.startsWith(source) === true ? new URL(url).searchParams.get('version') : null;

// A file that is imported by a changed file is loaded again for that version too.
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    const version = versionOf(context.parentURL);
    return version === null || !found.url.startsWith(source)
      ? found
      : { ...found, url: `${found.url}?version=${version}` };
  },
  load: (url, context, next) => {
    const loaded = next(url, context);
    const edit = edits.get(versionOf(url) ?? '');
    return edit === undefined || new URL(edit.file, source).pathname !== new URL(url).pathname
      ? loaded
      : { ...loaded, source: edited(textOf(loaded.source), edit) };
  },
});

const textOf = (text: LoadFnOutput['source']): string =>
  typeof text === 'string' ? text : new TextDecoder().decode(text);

function edited(text: string, { file, from, to }: Edit): string {
  const parts = text.split(from);
  if (parts.length !== 2) {
    throw new Error(`${file} holds ${parts.length - 1} times what the planted leak takes away: ${from}`);
  }
  return parts.join(to);
}

/** The parts of the program that a version replaces. */
export interface Program {
  readonly createServer: typeof Server.createServer;
  readonly countAffinity: typeof Affinity.countAffinity;
}

/** The program with a change, loaded beside the unchanged program. */
export async function version(name: string, edit: Edit): Promise<Program> {
  edits.set(name, edit);
  const { createServer }: typeof Server = await import(`${source}server.ts?version=${name}`);
  const { countAffinity }: typeof Affinity = await import(
    `${source}areas/course/affinity.ts?version=${name}`
  );
  return { createServer, countAffinity };
}
