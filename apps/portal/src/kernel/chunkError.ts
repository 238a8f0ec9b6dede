import { mayReload } from './unsaved.ts';

/** A page resource that did not load (specification point 8, last row). */
export class ChunkError extends Error {
  override name = 'ChunkError';
  /** Set for style sheets, as the specification names it. */
  readonly code: 'CSS_CHUNK_LOAD_FAILED' | undefined;

  constructor(file: string, isCss: boolean, cause: unknown) {
    super(`Loading ${isCss ? 'CSS ' : ''}chunk ${file} failed`, { cause });
    this.code = isCss ? 'CSS_CHUNK_LOAD_FAILED' : undefined;
  }
}

const addressIn = /(?:https?:\/\/[^\s/]+)?\/[^\s?#]*?([\w.-]+)\.(css|js|mjs|tsx?)\b/;

/**
 * Turns any error into the specification's sentence, because the messages of browsers contain the file name
 * or nothing at all. The sentence contains the file name, because the chunks of our build have no numbers.
 */
export function asChunkError(error: unknown): ChunkError {
  if (error instanceof ChunkError) return error;
  const [, name, extension] = addressIn.exec(error instanceof Error ? error.message : '') ?? [];
  return new ChunkError(name ?? '?', extension === 'css', error);
}

const mark = 'stoa:reloaded';
// The address of the entry identifies the build, because it contains a hash of everything that the entry
// imports.
const build = (): string => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

/**
 * Whether the server answers for this page. The browser's `onLine` does not tell: it is true in front of a server
 * that is down, where a reload would replace the portal with the browser's own error page.
 */
const isServed = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(
    // A gateway answers with 502 or 503 in place of a server that is down.
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Reloads the page once for each build, because a release removes the files of the previous release, which an
 * open page may still request. Returns `false` without a reload if something would be lost or interrupted, if
 * the server does not answer, or if it was tried before.
 */
async function reloadOnce(): Promise<boolean> {
  try {
    const mayTry = () => mayReload() && sessionStorage.getItem(mark) !== build();
    // What may be lost is asked for again, because the answer may take a while.
    if (!mayTry() || !(await isServed()) || !mayTry()) return false;
    sessionStorage.setItem(mark, build());
  } catch {
    // The reload is not tried, because without storage it could repeat for ever.
    return false;
  }
  location.reload();
  return true;
}

/** Handles a page resource that did not load: reloads once, else throws a {@link ChunkError}. */
export async function recover(error: unknown): Promise<never> {
  if (!(await reloadOnce())) throw asChunkError(error);
  // Never settles, because the page is about to reload.
  return new Promise<never>(() => undefined);
}
