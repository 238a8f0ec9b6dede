import { matchesIn } from '../find/matches.ts';
import type { KeyMap } from '../keyboard/keyMap.ts';
import type { PageText, TextRun } from './types.ts';

/** Keys while the pages have the focus. */
export const documentKeys = [
  { key: 'PageDown', does: 'next' },
  { key: 'ArrowRight', does: 'next' },
  { key: 'PageUp', does: 'previous' },
  { key: 'ArrowLeft', does: 'previous' },
  { key: 'Home', does: 'first' },
  { key: 'End', does: 'last' },
  { key: '+', does: 'zoomIn' },
  { key: '=', does: 'zoomIn' },
  { key: '-', does: 'zoomOut' },
  { key: '0', does: 'fit' },
  { key: '/', does: 'find' },
] as const satisfies KeyMap;
export type DocumentMove = (typeof documentKeys)[number]['does'];

/** Zoom levels, in per cent of the fitted width. */
export const zooms = [50, 75, 100, 125, 150, 200, 300] as const;
export const zoomAfter = (zoom: number, by: 1 | -1): number =>
  (by > 0 ? zooms.find((step) => step > zoom) : zooms.findLast((step) => step < zoom)) ?? zoom;

/** How a page is fitted at 100 per cent: to the width of the view, or completely into it. */
export type Fit = 'width' | 'page';

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Width of the view, in pixels, up to which a whole page would be too small to read. */
const narrowView = 640;

/**
 * The initial fit: a portrait page is shown completely if there is space for it, everything else is fitted to
 * the width.
 */
export function fitFor(view: Box, page: Box): Fit {
  const isPortrait = page.height > page.width;
  return view.width > narrowView && isPortrait ? 'page' : 'width';
}

/** Width of a page at 100 per cent. */
export const fittedWidth = (view: Box, page: Box, fit: Fit): number =>
  Math.floor(fit === 'width' ? view.width : Math.min(view.width, (view.height * page.width) / page.height));

/** The nearest page that exists, for any typed number. */
export const pageWithin = (page: number, count: number): number =>
  Number.isFinite(page) ? Math.min(Math.max(1, Math.round(page)), Math.max(1, count)) : 1;

/** The page that fills most of the view; of two equal ones the earlier. */
export function pageInView(
  tops: readonly { top: number; height: number }[],
  scroll: number,
  view: number,
): number {
  let best = 1;
  let most = 0;
  tops.forEach(({ top, height }, i) => {
    const seen = Math.min(top + height, scroll + view) - Math.max(top, scroll);
    // Measured as a share of the page or the view, so that a short page in full view counts as much as a long
    // one that fills the view.
    const share = seen / Math.min(height, view);
    if (share > most + 0.001) {
      most = share;
      best = i + 1;
    }
  });
  return best;
}

/** The marked part of a text run, from and to as shares of its width. */
export interface Mark {
  run: TextRun;
  from: number;
  to: number;
}

/**
 * A match on a page. `marks` is empty for a page that is a picture, because the position of its words is
 * unknown.
 */
export interface Hit {
  page: number;
  marks: readonly Mark[];
}

/** The matches on a page. A match may span several of the runs that a line is cut into. */
export function hitsOn(page: number, text: PageText, query: string): Hit[] {
  if (typeof text === 'string') return matchesIn(text, query).map(() => ({ page, marks: [] }));
  const starts: number[] = [];
  let whole = '';
  for (const run of text) {
    starts.push(whole.length);
    whole += run.text;
  }
  const length = query.trim().length;
  return matchesIn(whole, query).map((at) => ({
    page,
    marks: text.flatMap((run, i) => {
      const start = starts[i] ?? 0;
      const from = Math.max(0, at - start);
      const to = Math.min(run.text.length, at + length - start);
      return from < to ? [{ run, from: from / run.text.length, to: to / run.text.length }] : [];
    }),
  }));
}
