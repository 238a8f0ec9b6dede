import { Slot } from '../slot/Slot.tsx';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './Text.css.ts';

export const textSizes = [12, 13, 14, 16, 18, 20, 24, 30, 38] as const;
export type TextSize = (typeof textSizes)[number];
export const textTones = ['base', 'muted', 'accent', 'success', 'warning', 'danger'] as const;
export type TextTone = (typeof textTones)[number];

export interface TextProps extends ComponentProps<'p'> {
  /**
   * Step of the type scale, which grows with the person's text size. Default: the size of the surrounding text.
   */
  size?: TextSize;
  /** Colour of the text. Default: that of the surrounding text. */
  tone?: TextTone;
  /** Whether the text is bold. */
  strong?: boolean;
  /** Whether digits have equal width, for times, money and scores. */
  numeric?: boolean;
  /** Whether lines are limited to a readable length. */
  reading?: boolean;
  /**
   * Whether the text is one line that ends in an ellipsis. The whole text must then be available elsewhere.
   */
  truncate?: boolean;
  /** Whether a span is rendered instead of a paragraph. */
  inline?: boolean;
  /** Gives the look to the only child. */
  asChild?: boolean;
}

/** Running text: a paragraph, or with `inline` a part of one. */
export function Text({
  size,
  tone,
  strong = false,
  numeric = false,
  reading = false,
  truncate = false,
  inline = false,
  asChild = false,
  className,
  ...rest
}: TextProps) {
  const Root = asChild ? Slot : inline ? 'span' : 'p';
  return (
    <Root
      {...rest}
      data-component="Text"
      className={clsx(
        styles.root,
        size !== undefined && styles.size[size],
        tone !== undefined && styles.tone[tone],
        strong && styles.strong,
        numeric && styles.numeric,
        reading && styles.reading,
        truncate && styles.truncate,
        className,
      )}
    />
  );
}
