import { emitter } from '@stoa/domain/kernel';
import { isBlank, sheetLoaded } from './lateSheets.ts';

/** One file of the build that was asked for while the page runs. */
interface Asked {
  readonly promise: Promise<unknown>;
  readonly round: number;
  state: 'reaching' | 'importing' | 'there' | 'failed';
}

/** Imports the first of these files of the build; `needs` are the files that it imports. */
type LateImport = (file: string, ...needs: readonly string[]) => Promise<unknown>;

declare global {
  /**
   * Starts an import, and returns the function that waits for it. `build/lateImports.ts` replaces every
   * `import()` of the build by it.
   */
  var stoaImport: ((...files: Parameters<LateImport>) => () => Promise<unknown>) | undefined;
}

const again = emitter();
let round = 0;
let renewals = 0;
let sheets: Promise<unknown> = Promise.resolve();

/**
 * The number of times that missing files were requested again. Code that keeps a promise of a lazy file drops
 * it when this number changes.
 */
export const importRound = (): number => round;

/** Listens for each new attempt to load what is missing; returns the function that stops it. */
export const onAskAgain = again.subscribe;

/**
 * Another address for the same file, because a browser remembers the first answer of an address, and waits
 * without end for one that hangs.
 */
const anew = (address: string): string => {
  renewals += 1;
  return `${address}?again=${renewals}`;
};

/**
 * Loads a style sheet again that has no rules because it did not load. Its old `link` gets a `load` event,
 * because each sheet is asked for once, and a part may still be waiting for it.
 */
async function sheetAgain(link: HTMLLinkElement): Promise<void> {
  await sheetLoaded(anew(link.href.replace(/\?.*$/, '')), (other) => link.after(other));
  link.dispatchEvent(new Event('load'));
  link.remove();
}

/** Tries again: the next import of a file that has not loaded by now requests it again. */
export function askAgain(): void {
  round += 1;
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    (link) => (link.sheet === null || isBlank(link)) && !link.disabled && link.media !== 'not all',
  );
  sheets = Promise.all(missing.map(sheetAgain));
  sheets.catch(() => undefined);
  again.emit();
}

export interface LateImportOptions {
  /**
   * Resolves when the file is in the browser's cache, so that its import cannot fail because of the network.
   */
  readonly reach: (file: string, signal: AbortSignal) => Promise<void>;
  readonly importFile: (address: string) => Promise<unknown>;
}

/**
 * Creates an import whose failed or hanging files can be tried again. A browser remembers a script whose
 * import failed until the page is left (Chrome before 156, Firefox before 154), and waits for ever for one
 * that hangs. So nothing is imported before everything that it needs is in the browser's cache.
 */
export function createLateImport({ reach, importFile }: LateImportOptions): LateImport {
  const asked = new Map<string, Asked>();
  const reaching = new Map<string, Promise<void>>();
  let giveUp = new AbortController();
  onAskAgain(() => {
    giveUp.abort();
    giveUp = new AbortController();
  });

  /**
   * Starts again with each {@link askAgain}, so that code that has waited for a hanging file gets the new
   * file as well.
   */
  const reachAnyhow = async (file: string): Promise<void> => {
    const { signal } = giveUp;
    try {
      await reach(file, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
      await reachAnyhow(file);
    }
  };

  const reachOnce = (file: string): Promise<void> => {
    const before = reaching.get(file);
    if (before) return before;
    const own = reachAnyhow(file);
    reaching.set(file, own);
    own.catch(() => reaching.delete(file));
    return own;
  };

  return (file, ...needs) => {
    const before = asked.get(file);
    const isHanging = before?.state === 'importing' && before.round !== round;
    if (before && before.state !== 'failed' && !isHanging) return before.promise;

    const load = async (): Promise<unknown> => {
      if (before) await sheets;
      await Promise.all([file, ...needs].map(reachOnce));
      own.state = 'importing';
      // A file that was only slow may still arrive before the new request of it.
      if (isHanging) return Promise.any([before.promise, importFile(anew(file))]);
      const imported = importFile(file);
      return before ? imported.catch(() => importFile(anew(file))) : imported;
    };
    const own: Asked = { promise: Promise.resolve().then(load), round, state: 'reaching' };
    asked.set(file, own);
    const settle = (state: Asked['state']) => () => {
      own.state = state;
    };
    void own.promise.then(settle('there'), settle('failed'));
    return own.promise;
  };
}

/** Address of a file in the folder of this script, in which all built scripts are. */
const addressOf = (file: string): string => new URL(file, import.meta.url).href;

/** Whether the answer is a script, and not an HTML page in its place. */
function isScript(address: string): boolean {
  const entry = performance.getEntriesByName(address).at(-1);
  const type = entry && 'contentType' in entry ? String(entry.contentType) : '';
  return type === '' || type.includes('javascript');
}

/** Loads a script into the browser's cache, from which its import takes it. */
async function reach(file: string, signal: AbortSignal): Promise<void> {
  // The page has preloaded the file already, so it need not be loaded here.
  if (document.querySelector(`link[rel="modulepreload"][href$="/${file}"]`)) return;
  const address = addressOf(file);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = '';
  link.href = address;
  const givenUp = new Promise<false>((resolve) => signal.addEventListener('abort', () => resolve(false)));
  const loaded = new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(isScript(address)));
    link.addEventListener('error', () => resolve(false));
    document.head.append(link);
  });
  if (await Promise.race([loaded, givenUp])) return;
  link.remove();
  if (signal.aborted) {
    // A browser cancels an abandoned request in a later task, and until then gives the same request to the
    // next import of it.
    await new Promise((resolve) => setTimeout(resolve, 50));
  } else {
    // A browser keeps a failed answer for the next import of the same address, so that answer is used up here
    // by an import that nobody needs.
    renewals += 1;
    const spent = import(/* @vite-ignore */ `${address}#failed${renewals}`).catch(() => undefined);
    await Promise.race([spent, givenUp]);
  }
  throw new Error(`Failed to fetch dynamically imported module: ${address}`);
}

const lateImport = createLateImport({
  reach,
  importFile: (file) => import(/* @vite-ignore */ addressOf(file)),
});
globalThis.stoaImport = (...files) => {
  const begun = lateImport(...files);
  return () => begun;
};
