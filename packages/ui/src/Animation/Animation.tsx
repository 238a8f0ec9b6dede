import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useReducedMotion } from '../hooks/useReducedMotion.ts';
import { Icon } from '../Icon/index.ts';
import { useLabels } from '../provider/index.ts';
import * as styles from './Animation.css.ts';
import type { AnimationEngine } from './engine.ts';
import { loadAnimation } from './loadAnimation.ts';

export interface AnimationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Address of the animation: a Lottie document that loads neither fonts nor pictures. */
  src: string;
  /** What the animation shows, for screen readers; empty for a decoration. */
  label: string;
  /**
   * Picture that is shown until the animation has loaded, if it cannot be loaded, and if the person has asked
   * for less motion.
   */
  poster: ReactNode;
  /** Starts again after its end. Default: false. */
  loop?: boolean;
}

/** An animation that lasts longer than this has a button to stop it (WCAG 2.2.2). */
const longSeconds = 5;

function Control({ on, onToggle }: { on: boolean; onToggle: () => void }) {
  const labels = useLabels('animation');
  const label = on ? labels.pause : labels.play;
  return (
    <button type="button" className={styles.control} aria-label={label} title={label} onClick={onToggle}>
      <Icon glyph={on ? Pause : Play} size="sm" />
    </button>
  );
}

/**
 * Plays a drawn animation. The player is loaded with the first animation of a page, or, if the person has
 * asked for less motion, when they press play.
 */
export function Animation({ src, label, poster, loop = false, className, ...rest }: AnimationProps) {
  const host = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<AnimationEngine>();
  const [wish, setWish] = useState<boolean>();
  const still = useReducedMotion();
  const on = wish ?? !still;
  const [needed, setNeeded] = useState(false);
  if (on && !needed) setNeeded(true);

  useEffect(() => {
    const element = host.current;
    if (element === null || !needed) return undefined;
    const leaving = new AbortController();
    let opened: AnimationEngine | undefined;
    const open = async () => {
      const { openAnimation, document } = await loadAnimation(src, leaving.signal);
      if (leaving.signal.aborted) return;
      opened = openAnimation(element, document, { loop, onEnd: () => setWish(false) });
      setEngine(opened);
    };
    // If the animation cannot be loaded, the poster stays, because it shows the same.
    open().catch(() => undefined);
    return () => {
      leaving.abort();
      opened?.destroy();
      setEngine(undefined);
    };
  }, [src, loop, needed]);

  useEffect(() => {
    if (on) engine?.play();
    else engine?.pause();
  }, [on, engine]);

  const drawn = engine !== undefined;
  const movesOn = loop || (engine?.seconds ?? 0) > longSeconds;
  const picture = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div
      {...rest}
      data-component="Animation"
      data-state={drawn ? (on ? 'playing' : 'paused') : 'poster'}
      className={clsx(styles.root, className)}
    >
      <div {...picture} className={styles.picture} data-part="picture">
        {!drawn && poster}
        <div ref={host} className={styles.host} />
      </div>
      {(movesOn || (still && label !== '')) && <Control on={on} onToggle={() => setWish(!on)} />}
    </div>
  );
}
