import type { DOMPurify, WindowLike } from 'dompurify';

/** The subset of contract 1.3, and what browsers put around it. */
const tags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'a',
  'img',
  'blockquote',
  'code',
  'pre',
  'br',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];
const attributes = [
  'href',
  'src',
  'alt',
  'title',
  'lang',
  'dir',
  'width',
  'height',
  'colspan',
  'rowspan',
  'scope',
  'start',
];

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** As the browser itself would read it; so no `javascript:`, `data:`, `blob:` or `vbscript:` in any disguise. */
function isSafe(address: string): boolean {
  try {
    return schemes.has(new URL(address, document.baseURI).protocol);
  } catch {
    return false;
  }
}

export type Sanitise = (html: string) => DocumentFragment;

/** What both sanitisers leave to us: addresses, and what links and pictures must say. */
function finish(node: Element): void {
  for (const name of ['href', 'src']) {
    const address = node.getAttribute(name);
    if (address !== null && !isSafe(address)) node.removeAttribute(name);
  }
  const href = node.localName === 'a' ? node.getAttribute('href') : null;
  if (href !== null) {
    node.setAttribute('rel', 'noopener noreferrer');
    if (new URL(href, document.baseURI).origin !== location.origin) node.setAttribute('target', '_blank');
  }
  if (node.localName === 'img') {
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    node.setAttribute('loading', 'lazy');
  }
}

/** Of the HTML Sanitizer API, which TypeScript's own list of the DOM does not have yet. */
interface Sanitising {
  setHTML(html: string, options: { sanitizer: object }): void;
}
const isSanitising = (element: Element): element is Element & Sanitising => 'setHTML' in element;

/** What goes while its words stay, as with DOMPurify. */
const wrappers = (
  'div span section article main header footer aside address figure figcaption center h1 h5 h6 dl dt dd tfoot ' +
  'font small big sub sup s strike del ins mark abbr cite q kbd samp var tt time label'
).split(' ');

/** The browser's own sanitiser, where it has one: it spares every page with a text the 11 KiB of DOMPurify. */
export function ownSanitiser(): Sanitise | undefined {
  if (!isSanitising(document.createElement('div'))) return undefined;
  return (html) => {
    // In a document that fetches nothing and runs nothing.
    const holder = document.implementation.createHTMLDocument().createElement('div');
    if (isSanitising(holder)) {
      const sanitizer = {
        elements: tags,
        attributes,
        replaceWithChildrenElements: wrappers,
        comments: false,
      };
      holder.setHTML(html, { sanitizer });
    }
    for (const node of holder.querySelectorAll('*')) finish(node);
    const fragment = document.createDocumentFragment();
    fragment.append(...holder.childNodes);
    return fragment;
  };
}

function prepare(createPurifier: (window: WindowLike) => DOMPurify): Sanitise {
  // An instance of our own: hooks of somebody else's would weaken ours, and ours theirs. It makes its own
  // Trusted Types policy, "dompurify", where the browser has them.
  const purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node instanceof Element) finish(node);
  });
  return (html) =>
    purifier.sanitize(html, {
      ALLOWED_TAGS: tags,
      ALLOWED_ATTR: attributes,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    });
}

/** DOMPurify, for browsers without a sanitiser of their own. */
export const loadPurifier = (): Promise<Sanitise> =>
  import('dompurify').then(({ default: createPurifier }) => prepare(createPurifier));

let loading: Promise<Sanitise> | undefined;

/** The sanitiser, made once; a failed fetch may be tried again. */
export function loadSanitiser(): Promise<Sanitise> {
  loading ??= Promise.resolve(ownSanitiser() ?? loadPurifier()).catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}
