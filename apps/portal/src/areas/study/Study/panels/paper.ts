import type { PlayItem } from '@stoa/api/contract/course';
import type { DocumentSource } from '@stoa/ui/DocumentViewer';
// oxlint-disable-next-line import/default -- with `?url` Vite makes the address of the file the default export, which the file itself has not
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

interface UrlPolicy {
  /**
   * Makes an object that the browser accepts in place of the text of an address; only a policy can make one.
   */
  createScriptURL: (url: string) => string;
}
interface Policies {
  createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy;
}
const isPolicies = (value: unknown): value is Policies =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

const found: unknown = Reflect.get(globalThis, 'trustedTypes');
// The policy only ever sees the worker's own address, which is known when the portal is built; nothing from
// outside reaches it.
const policy = isPolicies(found) ? found.createPolicy('stoa', { createScriptURL: (url) => url }) : undefined;

const worker = () => new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });

/** The size assumed for a document of pictures when none of them can be read: that of a slide. */
const slide = { width: 1280, height: 720 };

function sizeOf(url: string): Promise<{ width: number; height: number }> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => ({ width: image.naturalWidth || slide.width, height: image.naturalHeight || slide.height }),
    () => slide,
  );
}

/** How the viewer opens the document of an item. */
export async function paper(document: NonNullable<PlayItem['document']>): Promise<DocumentSource> {
  const { type, url, pages = [] } = document;
  if (type !== 'images') return { type: 'pdf', url, worker };
  const [first] = pages;
  // All pages of one document have the same size, so only the first is measured.
  const size = first === undefined ? slide : await sizeOf(first);
  return { type: 'images', pages: pages.map((page) => ({ url: page, ...size })) };
}
