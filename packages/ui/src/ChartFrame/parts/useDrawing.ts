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

/**
 * Draws a chart in an element, in the element's size and the colours that hold there. The library is loaded
 * with the first chart.
 */
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
      // In a closed panel the element has no size. The observer reports again when the panel opens.
      if (size.width === 0 || size.height === 0) return;
      if (engine.current === null) {
        engine.current = loaded.openChart(element, loaded.kit, size);
        paint(element, true);
        setState('drawn');
      } else engine.current.resize(size);
    });
    observer.observe(element);
    const repaint = () => paint(element, false);
    // The element has theme tokens as properties with a transition. So `transitionend` reports every change
    // of tenant, appearance, text size or system colours, whatever caused it; a replaced style sheet sends no
    // event.
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
