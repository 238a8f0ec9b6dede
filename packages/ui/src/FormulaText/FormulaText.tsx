import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { drawNotation } from '../RichText/notation/drawNotation.ts';
import * as styles from './FormulaText.css.ts';

export interface FormulaTextProps extends Omit<
  ComponentProps<'span'>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** Plain text, in which `$…$` and `$$…$$` are formulae in TeX. */
  text: string;
}

/** The text as it was written, until its formulae are drawn in its place. */
function Drawn({ text }: Pick<FormulaTextProps, 'text'>) {
  const face = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => (face.current === null ? undefined : drawNotation(face.current)), []);
  return <span ref={face}>{text}</span>;
}

/**
 * A plain text with formulae, such as an option of a question. The code that draws them is loaded when the
 * text has one; until then, and if it cannot be loaded, the text is shown as it was written.
 */
export function FormulaText({ text, className, ...rest }: FormulaTextProps) {
  return (
    <span {...rest} data-component="FormulaText" className={clsx(styles.root, className)}>
      {/* The key makes a new element for another text, because React would not find the text node that drawn
          formulae have replaced. */}
      <Drawn key={text} text={text} />
    </span>
  );
}
