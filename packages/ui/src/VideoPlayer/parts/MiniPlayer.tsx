import { Maximize2, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useLabels } from '../../provider/index.ts';
import type { Player } from '../player/player.ts';
import { ControlButton } from './ControlButton.tsx';
import * as styles from './MiniPlayer.css.ts';

/** Why the player floats: `asked` by the person, or `away` because the page was scrolled on. */
export type MiniState = 'off' | 'asked' | 'away';

/** Share of the player that must be in view; with less it counts as scrolled away. */
const inView = 0.25;

export interface MiniPlayerProps {
  root: RefObject<HTMLElement | null>;
  frame: RefObject<HTMLElement | null>;
  player: Player;
  /** Makes the player float automatically if it is playing and is scrolled out of view. */
  auto: boolean;
  state: MiniState;
  onStateChange: (state: MiniState) => void;
}

/**
 * Lets the player float in a corner while the person reads the page. It never takes or traps the focus: a
 * focused control of the player keeps the focus, and Tab follows the order of the page.
 */
export function MiniPlayer({ root, frame, player, auto, state, onStateChange }: MiniPlayerProps) {
  const words = useLabels('videoPlayer');
  const latest = useRef({ auto, state, onStateChange });
  useEffect(() => {
    latest.current = { auto, state, onStateChange };
  });

  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = (entries.at(-1)?.intersectionRatio ?? 1) >= inView;
        const now = latest.current;
        const playing = player.state.get().status === 'playing';
        if (seen && now.state === 'away') now.onStateChange('off');
        if (!seen && now.auto && now.state === 'off' && playing && document.fullscreenElement === null) {
          now.onStateChange('away');
        }
      },
      { threshold: [0, inView] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, player]);

  const floats = state !== 'off';
  useLayoutEffect(() => {
    const element = frame.current;
    if (!floats || element === null) return undefined;
    element.classList.add(styles.floating);
    return () => element.classList.remove(styles.floating);
  }, [floats, frame]);

  if (!floats || root.current === null) return null;
  const back = () => {
    onStateChange('off');
    root.current?.scrollIntoView({ block: 'nearest' });
    root.current?.focus({ preventScroll: true });
  };
  const close = () => {
    player.pause();
    onStateChange('off');
    root.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div data-part="mini" className={styles.actions}>
        <ControlButton glyph={Maximize2} label={words.miniBack} onClick={back} />
        <ControlButton glyph={X} label={words.miniClose} onClick={close} />
      </div>
      {createPortal(<p className={styles.place}>{words.miniHere}</p>, root.current)}
    </>
  );
}
