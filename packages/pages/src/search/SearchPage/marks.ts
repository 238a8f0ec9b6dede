/** A piece of a text; `found` where it matches the search. */
export interface MarkedPart {
  readonly text: string;
  readonly found: boolean;
}

/** The texts of sanitised markup, and which of them match; everything else in the markup is dropped. */
export function partsOfMarkup(cleaned: Node, inside = false): MarkedPart[] {
  return [...cleaned.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.textContent ?? '';
      return text === '' ? [] : [{ text, found: inside }];
    }
    return partsOfMarkup(node, inside || node.nodeName === 'EM');
  });
}
