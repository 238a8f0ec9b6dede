import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import * as styles from './DescriptionList.css.ts';

export const descriptionListLayouts = ['stack', 'row'] as const;
export type DescriptionListLayout = (typeof descriptionListLayouts)[number];

export interface DescriptionItem {
  term: string;
  /** The description. If it is empty or only spaces, a text such as “none” is shown instead. */
  description: ReactNode;
  /** Uses the whole width, for example for an address or a list of tags. */
  wide?: boolean;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly DescriptionItem[];
  /** Whether terms are above their descriptions or beside them. */
  layout?: DescriptionListLayout;
  /** Greatest number of columns; there are fewer if there is less room. */
  columns?: 1 | 2 | 3;
}

const isNothing = (value: ReactNode) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Facts about one thing as terms with their descriptions. */
export function DescriptionList({
  items,
  layout = 'stack',
  columns = 2,
  className,
  ...rest
}: DescriptionListProps) {
  const labels = useLabels('descriptionList');
  const beside = layout === 'row';
  return (
    <dl
      {...rest}
      data-component="DescriptionList"
      className={clsx(styles.root, styles.columns[columns], className)}
    >
      {items.map(({ term, description, wide = false }) => (
        <div
          key={term}
          data-part="pair"
          className={clsx(styles.pair, beside && styles.row, wide && styles.wide)}
        >
          <dt className={clsx(styles.term, beside && styles.termInRow)}>{term}</dt>
          <dd className={clsx(styles.description, beside && styles.descriptionInRow)}>
            {isNothing(description) ? <span className={styles.none}>{labels.none}</span> : description}
          </dd>
        </div>
      ))}
    </dl>
  );
}
