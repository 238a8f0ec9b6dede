import type { PlayItem } from '@stoa/api/contract/course';
import type { DocumentSource } from '@stoa/ui/DocumentViewer';
// oxlint-disable-next-line import/default -- Vite gives the address of the file
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

interface UrlPolicy {
  /** The browser gives an object that stands for the text. */
  createScriptURL: (url: string) => string;
}
interface Policies {
  createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy;
}
const isPolicies = (value: unknown): value is Policies =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

const found: unknown = Reflect.get(globalThis, 'trustedTypes');
// Our own file, known when the portal is built; nothing from outside reaches the policy.
const policy = isPolicies(found) ? found.createPolicy('stoa', { createScriptURL: (url) => url }) : undefined;

const worker = () => new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });

/** What a page of pictures is when none of them can be read: a slide. */
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
  // The pages of one paper are of one size.
  const size = first === undefined ? slide : await sizeOf(first);
  return { type: 'images', pages: pages.map((page) => ({ url: page, ...size })) };
}
