import { Slot } from '../slot/Slot.tsx';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './Text.css.ts';

export const textSizes = [12, 13, 14, 16, 18, 20, 24, 30, 38] as const;
export type TextSize = (typeof textSizes)[number];
export const textTones = ['base', 'muted', 'accent', 'success', 'warning', 'danger'] as const;
export type TextTone = (typeof textTones)[number];

export interface TextProps extends ComponentProps<'p'> {
  /** Step of the type scale; it grows with the person's text size. Default: as around it. */
  size?: TextSize;
  /** Default: as around it. */
  tone?: TextTone;
  /** The heavier of the two weights. */
  strong?: boolean;
  /** Figures of one width, for time, money and scores. */
  numeric?: boolean;
  /** Keeps lines at a readable length. */
  reading?: boolean;
  /** One line with an ellipsis; the whole text must be reachable elsewhere. */
  truncate?: boolean;
  /** A span instead of a paragraph. */
  inline?: boolean;
  /** Gives the look to the only child. */
  asChild?: boolean;
}

/** Running text. */
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
