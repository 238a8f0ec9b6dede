/** A formula in a text: its TeX, and whether it stands on a line of its own. */
export interface FormulaPiece {
  readonly tex: string;
  readonly block: boolean;
  /** The formula as it was written, which is shown where it cannot be drawn. */
  readonly source: string;
}

/**
 * A dollar sign that is written `\$`, a formula `$$…$$`, or a formula `$…$`. A sum of money is no formula: the
 * opening sign stands behind no letter and no figure and before no space, the closing one behind no space and
 * before no figure. So `$5 and $6`, `US$5` and `$5,$6` stay as they are.
 */
const marks =
  /\\\$|\$\$(?<block>(?:[^$\\]|\\.){1,2000}?)\$\$|(?<![\p{L}\p{N}$])\$(?<line>(?![\s$])(?:[^$\\]|\\.){0,999}?(?:[^$\\\s]|\\.))\$(?![\d$])/gsu;

/**
 * Splits a text into its formulae and the text between them, in order. A text without a formula is one piece.
 */
export function piecesOfText(text: string): (string | FormulaPiece)[] {
  const pieces: (string | FormulaPiece)[] = [];
  let said = '';
  let from = 0;
  for (const found of text.matchAll(marks)) {
    const { 0: source, index, groups } = found;
    said += text.slice(from, index);
    from = index + source.length;
    const tex = (groups?.['block'] ?? groups?.['line'])?.trim();
    if (tex === undefined) {
      said += '$';
    } else if (tex === '') {
      said += source;
    } else {
      if (said !== '') pieces.push(said);
      said = '';
      pieces.push({ tex, block: groups?.['block'] !== undefined, source });
    }
  }
  said += text.slice(from);
  if (said !== '' || pieces.length === 0) pieces.push(said);
  return pieces;
}
