/** Text of each sheet of this page, which is read again only when a rule was added. */
const known = new WeakMap<CSSStyleSheet, { rules: number; text: string }>();

function textOf(sheet: CSSStyleSheet): string {
  try {
    const { cssRules } = sheet;
    const before = known.get(sheet);
    if (before?.rules === cssRules.length) return before.text;
    const text = [...cssRules].map((rule) => rule.cssText).join('\n');
    known.set(sheet, { rules: cssRules.length, text });
    return text;
  } catch {
    // A sheet of another origin cannot be read; a browser extension may add one.
    return '';
  }
}

const textOfPage = () => [...document.styleSheets].map(textOf).join('\n');

const mirrors = new Set<CSSStyleSheet>();
let text = '';
let awaited = 0;

/** Copies the sheets at most once per frame, however many arrived, and only when the text changed. */
function later(): void {
  if (awaited > 0) return;
  awaited = requestAnimationFrame(() => {
    awaited = 0;
    const now = textOfPage();
    if (now === text) return;
    text = now;
    for (const mirror of mirrors) mirror.replaceSync(text);
  });
}

const observer = new MutationObserver(later);

function watch(): void {
  text = textOfPage();
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  // A linked sheet has its rules after its `load` event, which does not bubble.
  document.head.addEventListener('load', later, { capture: true });
}

function rest(): void {
  observer.disconnect();
  document.head.removeEventListener('load', later, { capture: true });
}

/**
 * Copies the rules of this page into a frame's document, including those that load later. They are copied as
 * text and not as links, because eight frames that each load every sheet would request thousands of files.
 * @returns a function that stops it
 */
export function mirrorSheets(frame: Document): () => void {
  const inside = frame.defaultView;
  if (inside === null) return () => undefined;
  if (mirrors.size === 0) watch();
  const mirror = new inside.CSSStyleSheet();
  mirror.replaceSync(text);
  mirrors.add(mirror);
  frame.adoptedStyleSheets = [mirror, ...frame.adoptedStyleSheets];
  return () => {
    mirrors.delete(mirror);
    frame.adoptedStyleSheets = frame.adoptedStyleSheets.filter((each) => each !== mirror);
    if (mirrors.size === 0) rest();
  };
}
