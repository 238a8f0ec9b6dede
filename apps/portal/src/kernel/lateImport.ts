/** One file of the build that is imported while the page runs. */
interface Asked {
  readonly promise: Promise<unknown>;
  readonly round: number;
  state: 'reaching' | 'importing' | 'there' | 'failed';
}

/** Imports the first of these files of the build, which needs the others. */
type LateImport = (file: string, ...needs: readonly string[]) => Promise<unknown>;

declare global {
  /** Every `import()` of the build, which `build/lateImports.ts` leads here. */
  var stoaImport: LateImport | undefined;
}

const hears = new EventTarget();
let round = 0;
let renewals = 0;
let sheets: Promise<unknown> = Promise.resolve();

/** How often somebody has asked for what did not come. Whoever keeps a promise of a late file forgets it by this. */
export const importRound = (): number => round;

/** Hears each time that somebody asks again. */
export function onAskAgain(listener: () => void): () => void {
  hears.addEventListener('again', listener);
  return () => hears.removeEventListener('again', listener);
}

/** Under another address, because a browser keeps to the first answer for an address, and waits for it for ever. */
const anew = (address: string): string => {
  renewals += 1;
  return `${address}?again=${renewals}`;
};

/**
 * A style sheet that did not come has no rules; the build's own loader asks for each of them once, and may be waiting
 * for the first.
 */
async function sheetAgain(link: HTMLLinkElement): Promise<void> {
  const other = document.createElement('link');
  other.rel = 'stylesheet';
  await new Promise((resolve, reject) => {
    other.addEventListener('load', resolve, { once: true });
    other.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)), {
      once: true,
    });
    other.href = anew(link.href.replace(/\?.*$/, ''));
    link.after(other);
  });
  link.dispatchEvent(new Event('load'));
  link.remove();
}

/** Somebody wants to try again: what has not come by now is asked for anew by whoever imports it next. */
export function askAgain(): void {
  round += 1;
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet, disabled, media }) => sheet === null && !disabled && media !== 'not all',
  );
  sheets = Promise.all(missing.map(sheetAgain));
  sheets.catch(() => undefined);
  hears.dispatchEvent(new Event('again'));
}

export interface LateImportOptions {
  /** Resolves when the file is on the device, so that its import cannot fail for want of a network. */
  readonly reach: (file: string, signal: AbortSignal) => Promise<void>;
  readonly importFile: (address: string) => Promise<unknown>;
}

/**
 * Imports files so that one that failed, or that never answers, can be asked for again. A browser remembers a script
 * whose import failed until the page goes (Chrome before 156, Firefox before 154), and waits for ever for one that
 * hangs. So nothing is imported before all that it needs is on the device.
 */
export function createLateImport({ reach, importFile }: LateImportOptions): LateImport {
  const asked = new Map<string, Asked>();
  const reaching = new Map<string, Promise<void>>();
  let giveUp = new AbortController();
  onAskAgain(() => {
    giveUp.abort();
    giveUp = new AbortController();
  });

  /** Begins again each time that somebody asks again, so that whoever waited for one that hangs gets it too. */
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
      // One that was only slow may still be the first to come.
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

/** Beside this script lie all others. */
const besides = (file: string): string => new URL(file, import.meta.url).href;

/** Whether the answer is what was asked for, and not a page in its place. */
function isScript(address: string): boolean {
  const entry = performance.getEntriesByName(address).at(-1);
  const type = entry && 'contentType' in entry ? String(entry.contentType) : '';
  return type === '' || type.includes('javascript');
}

/** Brings a script into the browser's store, from where its import takes it. */
async function reach(file: string, signal: AbortSignal): Promise<void> {
  // The page itself began with it.
  if (document.querySelector(`link[rel="modulepreload"][href$="/${file}"]`)) return;
  const address = besides(file);
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
    // A browser ends what nobody waits for any more in a task of its own, and until then shares it with who comes next.
    await new Promise((resolve) => setTimeout(resolve, 50));
  } else {
    // A browser keeps a failed answer for whatever imports the address next; here that is something nobody needs.
    renewals += 1;
    const spent = import(/* @vite-ignore */ `${address}#failed${renewals}`).catch(() => undefined);
    await Promise.race([spent, givenUp]);
  }
  throw new Error(`Failed to fetch dynamically imported module: ${address}`);
}

globalThis.stoaImport = createLateImport({
  reach,
  importFile: (file) => import(/* @vite-ignore */ besides(file)),
});
