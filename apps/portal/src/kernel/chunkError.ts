import { mayReload } from './unsaved.ts';

/** A page resource that did not arrive (specification point 8, last row). */
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
 * The specification's sentence for whatever the browser said: browsers name the file or nothing at all,
 * and a build of ours never gives a screen a number.
 */
export function asChunkError(error: unknown): ChunkError {
  if (error instanceof ChunkError) return error;
  const [, name, extension] = addressIn.exec(error instanceof Error ? error.message : '') ?? [];
  return new ChunkError(name ?? '?', extension === 'css', error);
}

const mark = 'stoa:reloaded';
// The entry's address carries a hash of everything that it leads to.
const build = (): string => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

/**
 * A release removes the files of the one before, so a page that is open may ask for what is gone. Reloads
 * once for each build, and never while something would be lost or interrupted, or there is no network to come back
 * from; `false` then.
 */
function reloadOnce(): boolean {
  try {
    if (!navigator.onLine || !mayReload() || sessionStorage.getItem(mark) === build()) return false;
    sessionStorage.setItem(mark, build());
  } catch {
    // Without storage a reload could repeat for ever.
    return false;
  }
  location.reload();
  return true;
}

/** What to do when a page resource does not arrive: reload once, else say so. */
export async function recover(error: unknown): Promise<never> {
  if (!reloadOnce()) throw asChunkError(error);
  // While the page reloads, whoever waits for the file keeps waiting.
  return new Promise<never>(() => undefined);
}
