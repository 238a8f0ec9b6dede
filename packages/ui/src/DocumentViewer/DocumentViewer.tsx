import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Alert } from '../Alert/index.ts';
import { Button } from '../Button/index.ts';
import { useLabels } from '../provider/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './DocumentViewer.css.ts';
import { Reader } from './parts/Reader.tsx';
import type { DocumentSource } from './types.ts';
import { useDocument } from './useDocument.ts';

export interface DocumentViewerProps extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  title: string;
  /**
   * The document. Keep the same object (`useMemo`) for the same document, because a new object opens it again.
   */
  source: DocumentSource;
  /** Leaves the frame out, for a viewer that fills a stage. */
  bare?: boolean;
  /** The page to begin with, counted from 1. */
  defaultPage?: number;
  /**
   * Called with the page in view, and once for the first page, so that the parent can measure how long each
   * page is read.
   */
  onPageView?: (page: number) => void;
}

/**
 * Shows a document page by page, from a PDF or from pictures of its pages, with thumbnails, zoom, selectable and
 * searchable text, and keys (`documentKeys`).
 *
 * pdf.js is loaded with the first PDF. Its worker is a file of its own, so a content security policy must allow
 * `worker-src 'self'`. With `pdfjs-dist` among the application's dependencies, in Vite and in Storybook:
 *
 * ```ts
 * import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
 * const source = { type: 'pdf', url, worker: () => new Worker(workerUrl, { type: 'module' }) } as const;
 * ```
 *
 * Where Trusted Types are required, pass the address through the application's own Trusted Types policy
 * (`policy.createScriptURL(workerUrl)`).
 */
export function DocumentViewer({
  title,
  source,
  bare = false,
  defaultPage = 1,
  onPageView,
  className,
  ...rest
}: DocumentViewerProps) {
  const labels = useLabels('documentViewer');
  const opened = useDocument(source);
  return (
    <article
      {...rest}
      aria-label={title}
      aria-busy={opened.state === 'loading' || undefined}
      data-component="DocumentViewer"
      data-state={opened.state}
      data-bare={bare ? '' : undefined}
      className={clsx(styles.root, className)}
    >
      {opened.state === 'loading' && (
        <>
          <output className={styles.waiting}>{labels.loading}</output>
          <Skeleton shape="block" className={styles.skeletonPart} />
        </>
      )}
      {opened.state === 'failed' && (
        <Alert tone="danger" title={labels.failed}>
          <p className={styles.waiting}>{labels.failedText}</p>
          <Button size="sm" variant="outline" onClick={opened.retry}>
            {labels.retry}
          </Button>
        </Alert>
      )}
      {opened.state === 'ready' && (
        <Reader document={opened.document} title={title} defaultPage={defaultPage} onPageView={onPageView} />
      )}
    </article>
  );
}
