import katex from 'katex';
import type { FormulaPiece } from './formulas.ts';
import * as styles from './formula.css.ts';
import { watchWidth } from './watchWidth.ts';

/** The elements of MathML Core that formulae consist of. None of them loads, links or runs anything. */
const elements = new Set(
  (
    'math mrow mi mo mn mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom msub msup msubsup munder ' +
    'mover munderover mmultiscripts mprescripts mtable mtr mtd menclose mlabeledtr'
  ).split(' '),
);

/** Attributes that shape a formula. Colours are not among them, because one that is set cannot suit light and dark. */
const attributes = new Set(
  (
    'display mathvariant stretchy fence separator form largeop movablelimits lspace rspace minsize maxsize accent ' +
    'accentunder linethickness scriptlevel displaystyle width height depth voffset columnalign columnspacing ' +
    'rowspacing columnlines rowlines rowalign columnspan rowspan notation symmetric side'
  ).split(' '),
);

/** A copy of the formula that contains nothing but the allowed elements. */
function cleaned(node: Element): Element | undefined {
  if (!elements.has(node.localName)) return undefined;
  const copy = document.createElementNS('http://www.w3.org/1998/Math/MathML', node.localName);
  for (const { name, value } of node.attributes) if (attributes.has(name)) copy.setAttribute(name, value);
  for (const child of node.childNodes) {
    const kept = child instanceof Element ? cleaned(child) : child.textContent;
    if (kept != null) copy.append(kept);
  }
  const isLetter = copy.localName === 'mi' && /^.$/u.test(copy.textContent);
  if (isLetter && !copy.hasAttribute('mathvariant')) copy.setAttribute('class', styles.letter);
  return copy;
}

/** The formula as MathML, or `undefined` when its TeX has an error. */
function mathOf({ tex, block }: FormulaPiece): Element | undefined {
  const holder = document.createElement('span');
  try {
    katex.render(tex, holder, {
      output: 'mathml',
      displayMode: block,
      throwOnError: true,
      trust: false,
      strict: 'ignore',
      // A macro that expands without end, and an enormous size, are errors.
      maxExpand: 200,
      maxSize: 20,
    });
  } catch {
    return undefined;
  }
  const math = holder.querySelector('math');
  // KaTeX wraps the formula in `semantics`, beside a copy of the TeX that would be part of copied text.
  const content = math?.querySelector(':scope > semantics > :first-child');
  if (math == null || content == null) return undefined;
  math.replaceChildren(content);
  return cleaned(math);
}

/** The formula as an element, or `undefined` when its TeX has an error. */
export function drawnFormula(piece: FormulaPiece): Element | undefined {
  const math = mathOf(piece);
  if (math === undefined) return undefined;
  math.setAttribute('class', styles.math);
  const box = document.createElement('span');
  box.dataset['part'] = 'formula';
  box.className = piece.block ? styles.block : styles.line;
  box.append(math);
  watchWidth(box);
  return box;
}
