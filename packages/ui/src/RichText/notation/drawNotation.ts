import type * as Code from './code.ts';
import type * as Formula from './formula.ts';
import { piecesOfText } from './formulas.ts';
import { watchWidth } from './watchWidth.ts';

/** The functions that draw formulae and colour code; a test passes its own. */
export interface Drawers {
  readonly formula: () => Promise<Pick<typeof Formula, 'drawnFormula'>>;
  readonly code: () => Promise<Pick<typeof Code, 'colourCode'>>;
}

const late: Drawers = { formula: () => import('./formula.ts'), code: () => import('./code.ts') };

/**
 * The text nodes inside an element that contain a dollar sign, except those in code, where it begins no
 * formula.
 */
function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isElsewhere = node.parentElement?.closest('code, pre, math') != null;
    if (node instanceof Text && node.data.includes('$') && !isElsewhere) texts.push(node);
  }
  return texts;
}

const asWritten = () => undefined;

/**
 * Draws the formulae and colours the code in an element; the functions for that are loaded when the element
 * has any. A formula with an error stays as it was written, and so does everything if the functions cannot be
 * loaded. Returns a function that cancels the work.
 */
export function drawNotation(root: Element, { formula, code }: Drawers = late): () => void {
  let wanted = true;
  const texts = textsIn(root)
    .map((text) => ({ text, pieces: piecesOfText(text.data) }))
    .filter(({ text, pieces }) => pieces.length > 1 || pieces[0] !== text.data);
  const blocks = [...root.querySelectorAll('pre > code[class]')];
  // Code can be scrolled by the keyboard before it has colours, and also if these do not load.
  for (const block of root.querySelectorAll('pre')) watchWidth(block);

  const draw = ({ drawnFormula }: Awaited<ReturnType<Drawers['formula']>>) => {
    for (const { text, pieces } of wanted ? texts : []) {
      text.replaceWith(
        ...pieces.map((one) => (typeof one === 'string' ? one : (drawnFormula(one) ?? one.source))),
      );
    }
  };
  const colour = ({ colourCode }: Awaited<ReturnType<Drawers['code']>>) => {
    for (const block of wanted ? blocks : []) colourCode(block);
  };
  if (texts.length > 0) formula().then(draw, asWritten);
  if (blocks.length > 0) code().then(colour, asWritten);
  return () => {
    wanted = false;
  };
}
