import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { asGroup } from '../../asGroup.ts';
import { FindBar } from '../../find/FindBar.tsx';
import { neighbour } from '../../find/matches.ts';
import { actionOf, isRightToLeft } from '../../keyboard/keyMap.ts';
import { useLabels } from '../../provider/index.ts';
import * as styles from '../DocumentViewer.css.ts';
import { documentKeys, fitFor, fittedWidth, pageInView, pageWithin, zoomAfter, type Fit } from '../model.ts';
import type { OpenDocument } from '../types.ts';
import { useFullScreen } from '../../hooks/useFullScreen.ts';
import { useFind } from '../useFind.ts';
import { Page } from './Page.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { Toolbar } from './Toolbar.tsx';

interface ReaderProps {
  document: OpenDocument;
  title: string;
  defaultPage: number;
  onPageView: ((page: number) => void) | undefined;
}

/** An open document: the toolbar above, the thumbnails beside, and the pages in a scrolling box. */
export function Reader({ document, title, defaultPage, onPageView }: ReaderProps) {
  const labels = useLabels('documentViewer');
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [wantedFit, setFit] = useState<Fit>();
  const [zoom, setZoom] = useState(100);
  const [page, setPage] = useState(() => pageWithin(defaultPage, document.pageCount));
  const [thumbnails, setThumbnails] = useState(false);
  const [finds, setFinds] = useState(false);
  const [query, setQuery] = useState('');
  const [wished, setAt] = useState(0);
  const hits = useFind(document, query);
  const at = Math.min(wished, Math.max(0, hits.length - 1));
  const current = hits[at];
  const fit = wantedFit ?? fitFor(room, document.firstSize);
  const width = (fittedWidth(room, document.firstSize, fit) * zoom) / 100;
  const held = useRef(page);
  const asked = useRef(false);

  const fullScreen = useFullScreen(root);
  // The field is shown first, because a hidden one cannot receive the focus.
  const focusFind = useCallback(
    () =>
      requestAnimationFrame(() =>
        root.current?.querySelector<HTMLInputElement>('[data-part="find"] input')?.focus(),
      ),
    [],
  );

  useLayoutEffect(() => {
    const box = view.current;
    if (box === null) return undefined;
    const measure = () => {
      const space = 2 * Number.parseFloat(getComputedStyle(box).paddingInlineStart);
      setRoom({ width: box.clientWidth - space, height: box.clientHeight - space });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  const scrollTo = useCallback((to: number) => {
    const box = view.current;
    const target = box?.querySelector<HTMLElement>(`[data-page="${to}"]`);
    if (box === null || !target) return;
    const space = Number.parseFloat(getComputedStyle(box).paddingBlockStart);
    box.scrollTop = target.offsetTop - box.offsetTop - space;
  }, []);
  const goTo = useCallback(
    (to: number) => {
      // Near the end a page cannot scroll to the top, so the requested page counts as the current one, not the
      // page that fills the view.
      asked.current = true;
      scrollTo(to);
      setPage(to);
    },
    [scrollTo],
  );

  // Keeps the place in the document when the pages change their size.
  useLayoutEffect(() => {
    if (width > 0) scrollTo(held.current);
  }, [width, scrollTo]);
  useEffect(() => {
    held.current = page;
  }, [page]);

  useEffect(() => onPageView?.(page), [page, onPageView]);
  useEffect(() => {
    if (current !== undefined) scrollTo(current.page);
  }, [current, scrollTo]);

  useEffect(() => {
    const box = view.current;
    if (box === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const move = actionOf(documentKeys, event, isRightToLeft(box));
      if (move === undefined) return;
      // When a page is wider than the box, the arrow keys scroll instead of turning pages.
      if (event.key.startsWith('Arrow') && box.scrollWidth > box.clientWidth) return;
      event.preventDefault();
      switch (move) {
        case 'next':
          goTo(pageWithin(page + 1, document.pageCount));
          break;
        case 'previous':
          goTo(pageWithin(page - 1, document.pageCount));
          break;
        case 'first':
          goTo(1);
          break;
        case 'last':
          goTo(document.pageCount);
          break;
        case 'zoomIn':
          setZoom(zoomAfter(zoom, 1));
          break;
        case 'zoomOut':
          setZoom(zoomAfter(zoom, -1));
          break;
        case 'fit':
          setZoom(100);
          break;
        case 'find':
          setFinds(true);
          focusFind();
          break;
        default:
          move satisfies never;
      }
    };
    box.addEventListener('keydown', onKeyDown);
    return () => box.removeEventListener('keydown', onKeyDown);
  }, [document, goTo, focusFind, page, zoom]);

  const onScroll = () => {
    const box = view.current;
    if (box === null) return;
    if (asked.current) {
      asked.current = false;
      return;
    }
    const places = Array.from(box.querySelectorAll<HTMLElement>('[data-page]'), (element) => ({
      top: element.offsetTop - box.offsetTop,
      height: element.offsetHeight,
    }));
    // At the very end the last page counts, however little of it is in view.
    const atEnd = box.scrollTop > 0 && box.scrollTop + box.clientHeight >= box.scrollHeight - 2;
    setPage(atEnd ? document.pageCount : pageInView(places, box.scrollTop, box.clientHeight));
  };

  return (
    <div ref={root} className={styles.reader}>
      <fieldset aria-label={labels.toolbar} className={styles.bar} data-part="toolbar">
        <Toolbar
          page={page}
          pageCount={document.pageCount}
          onPageChange={goTo}
          zoom={zoom}
          onZoomChange={setZoom}
          fit={fit}
          onFitChange={(next) => {
            setFit(next);
            setZoom(100);
          }}
          thumbnails={thumbnails}
          onThumbnailsChange={setThumbnails}
          finds={finds}
          onFindsChange={(open) => {
            setFinds(open);
            if (open) focusFind();
          }}
          fullScreen={fullScreen}
        />
        <div className={styles.find} data-open={finds ? '' : undefined}>
          <FindBar
            label={labels.find}
            query={query}
            onQueryChange={(next) => {
              setQuery(next);
              setAt(0);
            }}
            count={hits.length}
            at={at}
            onMove={(by) => setAt(neighbour(at, by, hits.length))}
          />
        </div>
      </fieldset>
      <div className={styles.body}>
        {thumbnails && (
          <Thumbnails
            document={document}
            label={labels.thumbnails}
            pageName={labels.pageName}
            current={page}
            onOpen={goTo}
          />
        )}
        <div
          ref={view}
          {...asGroup}
          aria-label={labels.pages(title)}
          // The box is a tab stop, because its keys turn the pages.
          tabIndex={document.pageCount === 0 ? undefined : 0}
          className={styles.view}
          data-part="view"
          onScroll={onScroll}
        >
          {Array.from({ length: document.pageCount }, (_, i) => (
            <Page
              key={i}
              document={document}
              page={i + 1}
              label={labels.pageName(i + 1)}
              width={width}
              hits={hits.filter((hit) => hit.page === i + 1)}
              current={current}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
