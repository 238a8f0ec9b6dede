import { formatMoneyFen, type Price } from '@stoa/domain';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useLabels, type Labels } from '../provider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PriceTag.css.ts';

export const priceTagSizes = ['md', 'lg'] as const;
export type PriceTagSize = (typeof priceTagSizes)[number];

export interface PriceTagProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * The price for the current person, as returned by `priceFor` of `@stoa/domain`. With `nothing` nothing is
   * shown.
   */
  price: Price;
  /** `md` for cards, rows and tables; `lg` if the price is the main information. */
  size?: PriceTagSize;
}

type Words = Labels['priceTag'];

/**
 * The second amount beside the person's own price: small, and struck through only if they would otherwise
 * have paid it.
 */
function Beside({
  beside,
  words,
}: {
  beside: NonNullable<Extract<Price, { kind: 'price' }>['beside']>;
  words: Words;
}) {
  const amount = formatMoneyFen(beside.fen);
  if (beside.kind === 'member') return <span className={styles.beside}>{words.member(amount)}</span>;
  return (
    <s className={styles.beside}>
      {/* Screen readers do not say that a text is struck through. */}
      <VisuallyHidden>{words.without}</VisuallyHidden>
      {amount}
    </s>
  );
}

/**
 * What a course costs the current person: their own price first and strong, or a text that says that they
 * have access already or that the course is only for members.
 */
export function PriceTag({ price, size = 'md', className, ...rest }: PriceTagProps) {
  const words = useLabels('priceTag');
  if (price.kind === 'nothing') return null;
  const root = { ...rest, 'data-component': 'PriceTag', 'data-kind': price.kind };
  switch (price.kind) {
    case 'owned':
      return (
        <span {...root} className={clsx(styles.mark, styles.owned, className)}>
          {words.owned}
        </span>
      );
    case 'vipOnly':
      return (
        <span {...root} className={clsx(styles.mark, styles.vip, className)}>
          {price.included ? words.included : words.vipOnly}
        </span>
      );
    case 'price':
      return (
        <span {...root} className={clsx(styles.price, className)}>
          <span className={clsx(styles.theirs, size === 'lg' && styles.large)}>
            {formatMoneyFen(price.theirs)}
          </span>
          {price.beside && <Beside beside={price.beside} words={words} />}
        </span>
      );
    default:
      return price satisfies never;
  }
}
