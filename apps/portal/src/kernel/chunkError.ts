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
 * Reloads the page once for each build, because a release removes the files of the previous release, which an
 * open page may still request. Returns `false` without a reload if something would be lost or interrupted, if
 * there is no network, or if it was tried before.
 */
function reloadOnce(): boolean {
  try {
    if (!navigator.onLine || !mayReload() || sessionStorage.getItem(mark) === build()) return false;
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
  if (!reloadOnce()) throw asChunkError(error);
  // Never settles, because the page is about to reload.
  return new Promise<never>(() => undefined);
}
