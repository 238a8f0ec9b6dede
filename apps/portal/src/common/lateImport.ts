/** One file of the build that is imported while the page runs. */
interface Asked {
  readonly promise: Promise<unknown>;
  readonly round: number;
  state: 'waiting' | 'there' | 'failed';
}

declare global {
  /** Every `import()` of the build, which `build/lateImports.ts` leads here. */
  var stoaImport: ((file: string) => Promise<unknown>) | undefined;
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

type Import = (address: string) => Promise<unknown>;

/**
 * Imports files so that one that failed, or that never answers, can be asked for again: a browser remembers the
 * failure of an address until the page goes (Chrome before 156, Firefox before 154), and every browser waits for one
 * that hangs.
 */
export function createLateImport(importFile: Import): Import {
  const asked = new Map<string, Asked>();

  const ask = async (file: string, before: Asked | undefined): Promise<unknown> => {
    if (!before) return importFile(file);
    await sheets;
    // One that was only slow may still be the first to come.
    if (before.state === 'waiting') return Promise.any([before.promise, importFile(anew(file))]);
    return importFile(file).catch(() => importFile(anew(file)));
  };

  return (file) => {
    const before = asked.get(file);
    if (before && (before.state === 'there' || (before.state === 'waiting' && before.round === round))) {
      return before.promise;
    }
    const own: Asked = { promise: ask(file, before), round, state: 'waiting' };
    asked.set(file, own);
    const settle = (state: Asked['state']) => () => {
      own.state = state;
    };
    void own.promise.then(settle('there'), settle('failed'));
    return own.promise;
  };
}

// Beside this script lie all others.
globalThis.stoaImport = createLateImport((address) => import(/* @vite-ignore */ address));
