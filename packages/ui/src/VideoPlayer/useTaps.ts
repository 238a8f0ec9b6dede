import { useEffect, useRef, type RefObject } from 'react';
import type { PlayerCommand } from './keys.ts';
import { tapMs, wishOf, type Tap } from './taps.ts';

/** Seconds that two quick taps move the film. */
const step = 10;

/**
 * Presses on the film. With a mouse one click plays or pauses and two clicks open full screen. A tap while
 * the controls are hidden only shows them. Two quick taps seek back or forward, so a single tap waits for a
 * second one, except before the film has been started.
 */
export function useTaps(
  root: RefObject<HTMLElement | null>,
  video: RefObject<HTMLMediaElement | null>,
  started: boolean,
  run: (command: PlayerCommand) => boolean,
): void {
  const latest = useRef({ started, run });
  useEffect(() => {
    latest.current = { started, run };
  });
  useEffect(() => {
    const film = video.current;
    if (film === null) return undefined;
    let by = 'mouse';
    let wasIdle = false;
    let before: Tap | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const toggle = () => latest.current.run({ kind: 'toggle' });

    // The film receives the press before the player around it, which shows the controls.
    const onDown = (event: PointerEvent) => {
      by = event.pointerType;
      wasIdle = root.current?.hasAttribute('data-idle') ?? false;
    };
    const onClick = (event: MouseEvent) => {
      if (by !== 'touch' || !latest.current.started) {
        toggle();
        return;
      }
      clearTimeout(timer);
      const { left, width } = film.getBoundingClientRect();
      const tap = { at: event.timeStamp, place: (event.clientX - left) / width };
      const wish = wishOf(before, tap);
      before = tap;
      if (wish !== 'once') latest.current.run({ kind: 'move', seconds: wish === 'back' ? -step : step });
      else if (!wasIdle) timer = setTimeout(toggle, tapMs);
    };
    const onDoubleClick = () => {
      if (by !== 'touch') latest.current.run({ kind: 'fullScreen' });
    };
    film.addEventListener('pointerdown', onDown);
    film.addEventListener('click', onClick);
    film.addEventListener('dblclick', onDoubleClick);
    return () => {
      clearTimeout(timer);
      film.removeEventListener('pointerdown', onDown);
      film.removeEventListener('click', onClick);
      film.removeEventListener('dblclick', onDoubleClick);
    };
  }, [root, video]);
}
