import { useEffect, useRef, useState } from 'react';
import { RichText } from '@stoa/ui/RichText';
import { SegmentedControl } from '@stoa/ui/SegmentedControl';
import type { StudyTranslate } from '../../../words/index.ts';
import type { StudyStage } from '../../types.ts';
import * as styles from '../Reading.css.ts';
import { shareRead } from './shareRead.ts';

const textSizes = ['sm', 'md', 'lg'] as const;
type TextSize = (typeof textSizes)[number];

/** Calls `onEnd` once, when the line below the text has come into view. */
function useEnd(onEnd: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    const line = end.current;
    if (!line) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      // While the text is loading, its end is not the real one, so it does not count.
      const loading = body.current?.querySelector('[aria-busy]') !== null;
      if (!entry?.isIntersecting || loading) return;
      stop();
      latest.current();
    });
    const watch = () => {
      observer.unobserve(line);
      observer.observe(line);
    };
    watch();
    const changes = new MutationObserver(watch);
    const stop = () => {
      observer.disconnect();
      changes.disconnect();
    };
    if (body.current) changes.observe(body.current, { childList: true, subtree: true });
    return stop;
  }, []);
  return { body, end };
}

/** The share of the text that has been scrolled past, updated without rendering for each frame. */
function ReadingBar({ of }: { of: { current: HTMLElement | null } }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const draw = () => {
      const { top, height } = of.current?.getBoundingClientRect() ?? { top: 0, height: 0 };
      bar.current?.style.setProperty('inline-size', `${shareRead(top, height, innerHeight) * 100}%`);
    };
    draw();
    addEventListener('scroll', draw, { passive: true });
    addEventListener('resize', draw);
    return () => {
      removeEventListener('scroll', draw);
      removeEventListener('resize', draw);
    };
  }, [of]);
  // The bar is hidden from screen readers, because the percentage that counts is the server's and is said
  // elsewhere.
  return (
    <div aria-hidden className={styles.readingTrack} data-part="read">
      <div ref={bar} className={styles.readingBar} />
    </div>
  );
}

/**
 * A text to read, in a font size that the person chooses; it counts as read when its end was on the screen.
 */
export function Article({
  stage,
  t,
}: {
  stage: Extract<StudyStage, { kind: 'article' }>;
  t: StudyTranslate;
}) {
  const { body, end } = useEnd(stage.onEnd);
  const [size, setSize] = useState<TextSize>('md');
  return (
    <div className={styles.article}>
      <ReadingBar of={body} />
      <SegmentedControl
        label={t('textSize.label')}
        className={styles.sizes}
        items={textSizes.map((value) => ({ value, label: t(`textSize.${value}`) }))}
        value={size}
        onValueChange={setSize}
      />
      <div ref={body} className={styles.body[size]}>
        <RichText html={stage.html} />
        <div ref={end} className={styles.end} />
      </div>
    </div>
  );
}
