/** Rules of a sheet of this page, read once; again where a rule was added. */
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
    // The sheet of another origin, which a browser extension may bring, cannot be read.
    return '';
  }
}

const textOfPage = () => [...document.styleSheets].map(textOf).join('\n');

const mirrors = new Set<CSSStyleSheet>();
let text = '';
let awaited = 0;

/** Once a picture, however many sheets came, and only when they say something new. */
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
  // A linked sheet has its rules when it has arrived. `load` does not bubble.
  document.head.addEventListener('load', later, { capture: true });
}

function rest(): void {
  observer.disconnect();
  document.head.removeEventListener('load', later, { capture: true });
}

/**
 * Gives a frame's document the rules of this page, also those that come with a part later. The rules are given as
 * text and not by links, because eight frames that each fetch every sheet ask a host for thousands of files.
 *
 * @returns what ends it
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
