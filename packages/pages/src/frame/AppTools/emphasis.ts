/** A piece of a text; `found` says whether it equals the typed text. */
export interface TextPart {
  readonly text: string;
  readonly found: boolean;
}

/** Splits a text at every occurrence of what was typed, ignoring case. */
export function partsOf(text: string, typed: string): TextPart[] {
  const wanted = typed.trim().toLowerCase();
  const where = text.toLowerCase();
  // A letter that becomes longer in lower case moves the positions of all that follow, so nothing is
  // emphasised rather than the wrong letters.
  if (wanted === '' || where.length !== text.length) return [{ text, found: false }];
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = where.indexOf(wanted); at >= 0; at = where.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), found: false });
    parts.push({ text: text.slice(at, at + wanted.length), found: true });
    from = at + wanted.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), found: false });
  return parts;
}
