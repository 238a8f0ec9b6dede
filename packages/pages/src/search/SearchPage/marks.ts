/** A piece of a text; `found` where it is what was looked for. */
export interface MarkedPart {
  readonly text: string;
  readonly found: boolean;
}

/** Of markup that has been cleaned, the words and which of them stand out; everything else about it is dropped. */
export function partsOfMarkup(cleaned: Node, inside = false): MarkedPart[] {
  return [...cleaned.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.textContent ?? '';
      return text === '' ? [] : [{ text, found: inside }];
    }
    return partsOfMarkup(node, inside || node.nodeName === 'EM');
  });
}
