import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useSharedRef } from '../../hooks/useSharedRef.ts';
import { Icon } from '../../Icon/index.ts';
import { useLabels } from '../../provider/index.ts';
import type { BannerLayoutProps } from '../BannerModule.tsx';
import * as styles from '../BannerModule.css.ts';
import { useRotation } from '../useRotation.ts';
import { Slide } from './Slide.tsx';

/** Layout 1: one slide at a time. The ARIA Authoring Practices' “Carousel” with grouped controls. */
export function Carousel({
  slides,
  autoplaySeconds = 0,
  label,
  renderLink,
  className,
  ref,
  ...rest
}: BannerLayoutProps) {
  const labels = useLabels('bannerModule');
  const root = useSharedRef<HTMLElement>(ref);
  const [wished, setAt] = useState(0);
  const count = slides.length;
  // The list may have become shorter since.
  const at = Math.min(wished, count - 1);
  // New for every slide, which starts its time anew.
  const next = useCallback(() => setAt((at + 1) % count), [at, count]);
  const previous = useCallback(() => setAt((at - 1 + count) % count), [at, count]);
  const rotation = useRotation(root, count > 1 ? autoplaySeconds : 0, next);

  useEffect(() => {
    const element = root.current;
    if (element === null || count < 2) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      const forward = getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (event.key === forward) next();
      else previous();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [root, count, next, previous]);

  return (
    <section
      {...rest}
      ref={root}
      aria-roledescription={labels.carousel}
      aria-label={label ?? labels.name}
      data-component="BannerModule"
      data-state={rotation.rotating ? 'rotating' : 'still'}
      className={clsx(styles.root, className)}
    >
      {count > 1 && (
        <div className={styles.controls}>
          {rotation.able && (
            <button
              type="button"
              className={styles.control}
              aria-label={rotation.on ? labels.pause : labels.play}
              title={rotation.on ? labels.pause : labels.play}
              onClick={rotation.toggle}
            >
              <Icon glyph={rotation.on ? Pause : Play} size="sm" />
            </button>
          )}
          <button type="button" className={styles.control} aria-label={labels.previous} onClick={previous}>
            <Icon glyph={ChevronLeft} directional />
          </button>
          <fieldset aria-label={labels.slides} className={styles.dots}>
            {slides.map((slide, i) => (
              <button
                key={slide.id}
                type="button"
                className={styles.dot}
                aria-label={labels.show(i + 1, count, slide.title)}
                aria-current={i === at ? 'true' : undefined}
                onClick={() => setAt(i)}
              />
            ))}
          </fieldset>
          <button type="button" className={styles.control} aria-label={labels.next} onClick={next}>
            <Icon glyph={ChevronRight} directional />
          </button>
        </div>
      )}
      <div aria-live={rotation.rotating ? 'off' : 'polite'} className={styles.viewport}>
        {slides.map((slide, i) => (
          <fieldset
            key={slide.id}
            aria-roledescription={labels.slide}
            aria-label={labels.position(i + 1, count)}
            inert={i !== at}
            data-state={i === at ? 'shown' : 'hidden'}
            className={styles.slide}
          >
            <Slide slide={slide} first={i === 0} renderLink={renderLink} />
          </fieldset>
        ))}
      </div>
    </section>
  );
}
