import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { Button } from '../../Button/Button.tsx';
import { actionOf, isRightToLeft } from '../../keyboard/keyMap.ts';
import { useLabels } from '../../provider/UiProvider.tsx';
import { Skeleton } from '../../Skeleton/Skeleton.tsx';
import * as styles from '../ChartFrame.css.ts';
import type { LoadKit } from '../loadEngine.ts';
import { chartKeys, pointAfter } from '../model.ts';
import type { BuildOption, HitTest } from '../drawing.ts';
import type { ChartReading } from '../types.ts';
import { Readout } from './Readout.tsx';
import { useDrawing } from './useDrawing.ts';

interface PlotProps {
  /** Name of the chart for screen readers. */
  name: string;
  /** One sentence that summarises the chart. */
  summary: string;
  /** The text below the chart while no point is highlighted. Default: `summary`. */
  resting?: string;
  loadKit: LoadKit;
  /** Memoise this function, because a new one draws the chart again. */
  build: BuildOption;
  points: number;
  readingOf: (at: number) => ChartReading;
  /** Finds the point under the pointer. Default: the nearest category along `axis`. */
  hit?: HitTest | undefined;
  axis?: 'x' | 'y';
  /**
   * True when `build` draws the highlighted point itself, because the library has no item for it. Then every
   * change of the point draws again.
   */
  redraws?: boolean;
  /** Content laid over the drawing, such as a total in a ring. */
  children?: ReactNode;
}

// The element has a role and is no `img`, because that element cannot contain the drawing.
const asPicture = { role: 'img' } as const;

/**
 * A chart whose points can be read one by one. A native range input without a visible look lies over the
 * drawing, because it brings a name, a value in words and the gestures of every screen reader. Its keys are
 * `chartKeys`.
 */
export function Plot({
  name,
  summary,
  resting = summary,
  loadKit,
  build,
  points,
  readingOf,
  hit,
  axis = 'x',
  redraws = false,
  children,
}: PlotProps) {
  const labels = useLabels('chartFrame');
  const host = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number>();
  // When the number of points has shrunk below the highlighted one, none is highlighted.
  const at = pointed !== undefined && pointed < points ? pointed : undefined;
  const { state, engine, retry } = useDrawing(host, loadKit, build, at, redraws);
  const reading = at === undefined ? undefined : readingOf(at);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = actionOf(chartKeys, event, isRightToLeft(event.currentTarget));
    // Escape without a highlighted point is left to a surrounding dialog.
    if (move === undefined || (move === 'leave' && at === undefined)) return;
    event.preventDefault();
    event.stopPropagation();
    setPointed(pointAfter(move, at, points));
  };
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const place = { x: event.clientX - box.x, y: event.clientY - box.y };
    const met = hit === undefined ? engine.current?.categoryAt(place, axis) : hit(place, box);
    // A position outside of the axis counts as the nearer end.
    setPointed(met === undefined ? undefined : Math.max(0, Math.min(met, points - 1)));
  };

  if (state === 'failed') {
    return (
      <div role="alert" className={styles.notice}>
        <p className={styles.noticeTitle}>{labels.undrawn}</p>
        <p className={styles.noticeText}>{labels.undrawnHint}</p>
        <Button variant="outline" size="sm" onClick={retry}>
          {labels.retry}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div
        data-part="plot"
        aria-busy={state === 'loading' || undefined}
        className={styles.plot}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setPointed(undefined)}
      >
        <input
          type="range"
          min={0}
          max={Math.max(0, points - 1)}
          step={1}
          value={at ?? 0}
          aria-label={labels.walk(name)}
          aria-valuetext={
            reading === undefined ? labels.unpointed : labels.reading(reading.title, reading.entries)
          }
          onKeyDown={press}
          // Screen readers on touch screens change the value without any key.
          onChange={(event) => setPointed(event.currentTarget.valueAsNumber)}
          onBlur={() => setPointed(undefined)}
          className={styles.walker}
        />
        <div ref={host} {...asPicture} aria-label={labels.picture(name, summary)} className={styles.host} />
        {children}
        {state === 'loading' && <Skeleton shape="block" className={styles.skeletonPart} />}
      </div>
      <Readout reading={reading} resting={resting} />
    </>
  );
}
