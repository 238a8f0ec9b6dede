import { useRef, type ReactNode } from 'react';
import { useDrawnAhead } from '@stoa/ui/parts';
import { Pagination } from '@stoa/ui/Pagination';
import * as styles from './Paged.css.ts';

export interface PagedProps {
  page: number;
  pageCount: number;
  /** Whether the rows are still those of the previous request, because the new answer has not arrived. */
  stale: boolean;
  /** Accessible name of the page numbers. */
  label: string;
  onPage: (page: number) => void;
  children: ReactNode;
}

/** One page of a list with the page numbers. */
export function Paged({ page, pageCount, stale, label, onPage, children }: PagedProps) {
  const top = useRef<HTMLDivElement>(null);
  useDrawnAhead(top);
  return (
    <div
      ref={top}
      className={styles.results}
      data-state={stale ? 'stale' : 'fresh'}
      aria-busy={stale || undefined}
    >
      {children}
      <Pagination
        value={page}
        pageCount={pageCount}
        onValueChange={(next) => {
          onPage(next);
          // Scrolls to the top of the list, because the next page is read from its beginning.
          top.current?.scrollIntoView();
        }}
        label={label}
        className={styles.pages}
      />
    </div>
  );
}
