import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useCallback, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { Icon } from '../Icon/index.ts';
import { actionOf, isRightToLeft } from '../keyboard/keyMap.ts';
import { placeAfter, rowKeys } from '../keyboard/roving.ts';
import { useLabels } from '../provider/index.ts';
import * as styles from './Carousel.css.ts';
import { useRotation } from './useRotation.ts';

export interface CarouselSlide {
  id: string | number;
  /** Name of the slide. It labels the dot that leads to it. */
  name: string;
  content: ReactNode;
}

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Name of the region for screen readers. */
  label: string;
  slides: readonly CarouselSlide[];
  /** Seconds that a slide stays, at least 5; with 0 the slides do not change by themselves. Default 0. */
  autoplaySeconds?: number;
  /** Number of slides side by side, in a row that moves by one slide. Without it one slide is shown at a time. */
  perView?: number;
}

/** With more slides than this, a number is shown instead of dots, because it is quicker to read. */
const mostDots = 6;

/**
 * Shows slides one after another, or several in a moving row. The ARIA Authoring Practices' “Carousel” with
 * grouped controls.
 */
export function Carousel({
  label,
  slides,
  autoplaySeconds = 0,
  perView,
  className,
  ref,
  ...rest
}: CarouselProps) {
  const labels = useLabels('carousel');
  const root = useSharedRef<HTMLElement>(ref);
  const [wished, setAt] = useState(0);
  const count = slides.length;
  const visible = perView ?? 1;
  const places = Math.max(1, count - visible + 1);
  // The list of slides may have become shorter than the chosen place.
  const at = Math.min(wished, places - 1);
  // The function is a new one for every slide, so that the timer of the rotation starts again.
  const next = useCallback(() => setAt((at + 1) % places), [at, places]);
  const rotation = useRotation(root, places > 1 ? autoplaySeconds : 0, next);

  useEffect(() => {
    const element = root.current;
    if (element === null || places < 2) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const move = actionOf(rowKeys, event, isRightToLeft(element));
      if (move === undefined || event.defaultPrevented) return;
      event.preventDefault();
      setAt(placeAfter(move, at, places));
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [root, at, places]);

  const turn = rotation.on ? labels.pause : labels.play;
  return (
    <section
      // The attribute comes before `rest`, so that BannerModule can replace it with its own name.
      data-component="Carousel"
      {...rest}
      ref={root}
      aria-roledescription={labels.carousel}
      aria-label={label}
      data-state={rotation.rotating ? 'rotating' : 'still'}
      data-view={perView === undefined ? 'stack' : 'row'}
      className={clsx(styles.root, className)}
    >
      {places > 1 && (
        <div className={styles.controls} data-part="controls">
          {rotation.able && (
            <button
              type="button"
              className={styles.control}
              aria-label={turn}
              title={turn}
              onClick={rotation.toggle}
            >
              <Icon glyph={rotation.on ? Pause : Play} size="sm" />
            </button>
          )}
          <button
            type="button"
            className={styles.control}
            aria-label={labels.previous}
            onClick={() => setAt(placeAfter('previous', at, places))}
          >
            <Icon glyph={ChevronLeft} directional />
          </button>
          {/* The slides say their position themselves. */}
          <span aria-hidden="true" className={styles.shortPosition}>
            {at + 1} / {places}
          </span>
          {places > mostDots ? (
            <span className={clsx(styles.position, styles.roomy)}>{labels.position(at + 1, count)}</span>
          ) : (
            <fieldset aria-label={labels.slides} className={clsx(styles.dots, styles.roomy)}>
              {slides.slice(0, places).map((slide, i) => (
                <button
                  key={slide.id}
                  type="button"
                  className={styles.dot}
                  aria-label={labels.show(i + 1, count, slide.name)}
                  aria-current={i === at ? 'true' : undefined}
                  onClick={() => setAt(i)}
                />
              ))}
            </fieldset>
          )}
          <button type="button" className={styles.control} aria-label={labels.next} onClick={next}>
            <Icon glyph={ChevronRight} directional />
          </button>
        </div>
      )}
      <div aria-live={rotation.rotating ? 'off' : 'polite'} className={styles.viewport} data-part="viewport">
        <div
          className={perView === undefined ? styles.stack : styles.row}
          style={
            perView === undefined
              ? undefined
              : {
                  gridAutoColumns: `calc((100% - ${styles.gap} * ${perView - 1}) / ${perView})`,
                  insetInlineStart: `calc((100% + ${styles.gap}) * ${-at} / ${perView})`,
                }
          }
        >
          {slides.map((slide, i) => {
            const hidden = i < at || i >= at + visible;
            return (
              <fieldset
                key={slide.id}
                aria-roledescription={labels.slide}
                aria-label={labels.position(i + 1, count)}
                inert={hidden}
                data-state={hidden ? 'hidden' : 'shown'}
                className={styles.slide}
              >
                {slide.content}
              </fieldset>
            );
          })}
        </div>
      </div>
    </section>
  );
}
