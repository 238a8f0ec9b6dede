/** Whether a style sheet has no rule, as when an HTML page came in its place; no sheet of the build is empty. */
export const isBlank = ({ sheet }: HTMLLinkElement): boolean => sheet?.cssRules.length === 0;

/** Links a style sheet; `put` places its link into the document. */
export function sheetLoaded(href: string, put: (link: HTMLLinkElement) => void): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // In the same mode as the page's preloads, because a browser fetches a file again for another mode.
  link.crossOrigin = '';
  link.href = href;
  return new Promise((resolve, reject) => {
    const fail = () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${link.href}`));
    };
    link.addEventListener('load', () => (isBlank(link) ? fail() : resolve()));
    link.addEventListener('error', fail);
    put(link);
  });
}

const asked = new Map<string, Promise<void>>();
/** The sheets that the page itself linked before the first lazy import. */
let ofThePage: ReadonlySet<string> | undefined;

/** Loads a style sheet of the build once; the next import asks again for what did not load. */
async function loadSheet(file: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  ofThePage ??= new Set(Array.from(links, ({ href }) => href));
  const { href } = new URL(file, `${location.origin}/`);
  if (ofThePage.has(href)) return;
  const own = asked.get(href) ?? sheetLoaded(href, (link) => document.head.append(link));
  asked.set(href, own);
  own.catch(() => asked.delete(href));
  await own;
}

/**
 * Imports a lazy part after its style sheets. `build/lateImports.ts` puts this in the place of the loader that
 * comes with the build, because `stoaImport` fetches the scripts and only the sheets are left to it.
 * @param files Addresses of the sheets below the root of the site.
 */
export async function afterSheets<Part>(
  importPart: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all(files.map(loadSheet));
  return importPart();
}
