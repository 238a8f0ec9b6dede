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

let loading: Promise<Sanitise> | undefined;

function prepare(createPurifier: (window: WindowLike) => DOMPurify): Sanitise {
  // An instance of our own: hooks of somebody else's would weaken ours, and ours theirs. It makes its own
  // Trusted Types policy, "dompurify", where the browser has them.
  const purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (!(node instanceof Element)) return;
    for (const name of ['href', 'src']) {
      const address = node.getAttribute(name);
      if (address !== null && !isSafe(address)) node.removeAttribute(name);
    }
    if (node instanceof HTMLAnchorElement && node.hasAttribute('href')) {
      node.setAttribute('rel', 'noopener noreferrer');
      if (node.origin !== window.location.origin) node.setAttribute('target', '_blank');
    }
    if (node instanceof HTMLImageElement) {
      if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
      node.setAttribute('loading', 'lazy');
    }
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

/** The sanitiser, fetched once; a failed fetch may be tried again. */
export function loadSanitiser(): Promise<Sanitise> {
  loading ??= import('dompurify').then(
    ({ default: createPurifier }) => prepare(createPurifier),
    (reason: unknown) => {
      loading = undefined;
      throw reason;
    },
  );
  return loading;
}
