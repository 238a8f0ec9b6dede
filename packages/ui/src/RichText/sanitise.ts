import type { DOMPurify, WindowLike } from 'dompurify';

/** The elements that the server's rich text may contain, and those that browsers add to them. */
const tags =
  'p h2 h3 h4 ul ol li b strong i em u a img blockquote code pre br table caption thead tbody tr th td'.split(
    ' ',
  );
/** Their attributes. Of a class only the language of code is left, see `finish`. */
const attributes = 'href src alt title lang dir width height colspan rowspan scope start class'.split(' ');

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Whether an address is safe. It is parsed as the browser would do, so that `javascript:`, `data:`, `blob:` and
 * `vbscript:` are found in any disguise.
 */
function isSafe(address: string): boolean {
  try {
    return schemes.has(new URL(address, document.baseURI).protocol);
  } catch {
    return false;
  }
}

export type Sanitise = (html: string) => DocumentFragment;

/** How code names its language, as Markdown and HTML's own specification do. */
const languageClass = /^language-[\w+#-]{1,20}$/;

/**
 * Does what neither sanitiser does: checks addresses and classes, and adds the attributes that links and
 * pictures need.
 */
function finish(node: Element): void {
  const given = node.getAttribute('class');
  if (given !== null && !(node.localName === 'code' && languageClass.test(given)))
    node.removeAttribute('class');
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

/** Part of the HTML Sanitizer API, which TypeScript's DOM types lack so far. */
interface Sanitising {
  setHTML(html: string, options: { sanitizer: object }): void;
}
const isSanitising = (element: Element): element is Element & Sanitising => 'setHTML' in element;

/** Elements that are removed while their content stays, as DOMPurify does. */
const wrappers = (
  'div span section article main header footer aside address figure figcaption center h1 h5 h6 dl dt dd tfoot ' +
  'font small big sub sup s strike del ins mark abbr cite q kbd samp var tt time label'
).split(' ');

/** The browser's own sanitiser; `undefined` when it has none. It saves pages the 11 KiB of DOMPurify. */
export function ownSanitiser(): Sanitise | undefined {
  if (!isSanitising(document.createElement('div'))) return undefined;
  return (html) => {
    // The markup is parsed in a separate document, which loads nothing and runs no script.
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
  // The sanitiser is an instance of its own, because hooks of other code would weaken it, and its hooks would
  // change that code's results. It creates its own Trusted Types policy, "dompurify", when the browser
  // supports these.
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

/** Loads DOMPurify, for browsers without a sanitiser of their own. */
export const loadPurifier = (): Promise<Sanitise> =>
  import('dompurify').then(({ default: createPurifier }) => prepare(createPurifier));

let loading: Promise<Sanitise> | undefined;

/** The sanitiser, created once. A failed load can be tried again. */
export function loadSanitiser(): Promise<Sanitise> {
  loading ??= Promise.resolve(ownSanitiser() ?? loadPurifier()).catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}
