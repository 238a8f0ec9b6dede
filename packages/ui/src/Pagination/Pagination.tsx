import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import * as styles from './Pagination.css.ts';
import { pagesAround } from './pagesAround.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children' | 'defaultValue'> {
  /** The current page, from 1. */
  value: number;
  pageCount: number;
  onValueChange: (page: number) => void;
  /** Name of the list, for screen readers. */
  label?: string;
}

/** Goes through a long list page by page. Renders nothing when there is only one page. */
export function Pagination({ value, pageCount, onValueChange, label, ...rest }: PaginationProps) {
  const labels = useLabels('pagination');
  if (pageCount <= 1) return null;
  return (
    <nav {...rest} aria-label={label ?? labels.name} data-component="Pagination">
      <ul className={styles.list} data-part="list">
        <li>
          <IconButton
            glyph={ChevronLeft}
            directional
            label={labels.previous}
            disabled={value <= 1}
            onClick={() => onValueChange(value - 1)}
          />
        </li>
        {pagesAround(value, pageCount).map((page, at) =>
          page === 0 ? (
            <li key={`gap-${at}`} aria-hidden className={styles.gap}>
              …
            </li>
          ) : (
            <li key={page}>
              <Button
                variant={page === value ? 'soft' : 'ghost'}
                tone={page === value ? 'accent' : 'neutral'}
                data-icon-only="square"
                aria-label={labels.page(page)}
                aria-current={page === value ? 'page' : undefined}
                className={styles.page}
                onClick={() => onValueChange(page)}
              >
                {page}
              </Button>
            </li>
          ),
        )}
        <li>
          <IconButton
            glyph={ChevronRight}
            directional
            label={labels.next}
            disabled={value >= pageCount}
            onClick={() => onValueChange(value + 1)}
          />
        </li>
      </ul>
    </nav>
  );
}
