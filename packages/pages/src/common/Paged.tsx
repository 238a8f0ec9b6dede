import { useRef, type ReactNode } from 'react';
import { useDrawnAhead } from '@stoa/ui/parts';
import { Pagination } from '@stoa/ui/Pagination';
import * as styles from './Paged.css.ts';

export interface PagedProps {
  page: number;
  pageCount: number;
  /** What is shown belongs to the question before; the answer is on its way. */
  stale: boolean;
  /** Name of the page numbers. */
  label: string;
  onPage: (page: number) => void;
  children: ReactNode;
}

/** One page of a list with the way to the others. */
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
          // The next page is read from its beginning.
          top.current?.scrollIntoView();
        }}
        label={label}
        className={styles.pages}
      />
    </div>
  );
}
