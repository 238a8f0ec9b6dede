import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { ChartEngine } from '../engine.ts';
import { loadEngine, type LoadedEngine, type LoadKit } from '../loadEngine.ts';
import { readTheme } from '../theme.ts';
import type { BuildOption } from '../drawing.ts';

export type DrawingState = 'loading' | 'drawn' | 'failed';

interface Drawing {
  state: DrawingState;
  engine: RefObject<ChartEngine | null>;
  retry: () => void;
}

/** Keeps the drawing in an element: fetched with the first one, as wide as the element, in the colours of its place. */
export function useDrawing(
  host: RefObject<HTMLElement | null>,
  loadKit: LoadKit,
  build: BuildOption,
  at: number | undefined,
  redraws: boolean,
): Drawing {
  const engine = useRef<ChartEngine>(null);
  const [loaded, setLoaded] = useState<LoadedEngine>();
  const [state, setState] = useState<DrawingState>('loading');

  const load = useCallback(() => {
    loadEngine(loadKit).then(setLoaded, () => setState('failed'));
  }, [loadKit]);
  useEffect(() => load(), [load]);

  const paint = useEffectEvent((element: Element, moves: boolean, wanted = build) => {
    const theme = readTheme(element);
    engine.current?.draw({ ...wanted(theme, at), animation: moves && !theme.still });
    if (!redraws) engine.current?.point(at);
  });

  useEffect(() => {
    const element = host.current;
    if (element === null || loaded === undefined) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const size = { width: entry?.contentRect.width ?? 0, height: entry?.contentRect.height ?? 0 };
      // Nothing is measured behind a closed panel; the observer tells when it opens.
      if (size.width === 0 || size.height === 0) return;
      if (engine.current === null) {
        engine.current = loaded.openChart(element, loaded.kit, size);
        paint(element, true);
        setState('drawn');
      } else engine.current.resize(size);
    });
    observer.observe(element);
    const repaint = () => paint(element, false);
    // The element wears tokens of its own and takes a moment to change: so it tells of another company, appearance,
    // text size or scheme, whoever changed it. A sheet that is replaced sends no event.
    element.addEventListener('transitionend', repaint);
    const directions = new MutationObserver(repaint);
    directions.observe(document.documentElement, { attributeFilter: ['dir'] });
    return () => {
      observer.disconnect();
      directions.disconnect();
      element.removeEventListener('transitionend', repaint);
      engine.current?.dispose();
      engine.current = null;
    };
  }, [host, loaded]);

  useEffect(() => {
    if (host.current !== null) paint(host.current, true, build);
  }, [host, build]);

  const show = useEffectEvent((point: number | undefined) => {
    if (!redraws) engine.current?.point(point);
    else if (host.current !== null) paint(host.current, false);
  });
  useEffect(() => show(at), [at]);

  const retry = () => {
    setState('loading');
    load();
  };
  return { state, engine, retry };
}
