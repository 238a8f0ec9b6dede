import { useEffect, useRef, type RefObject } from 'react';
import { commandOf, type PlayerCommand } from './keys.ts';

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="range"])'));

/**
 * Keys that the focused element handles itself: Space on a button presses it, Up and Down on the volume slider
 * change the volume.
 */
const ownKey = (target: EventTarget | null, key: string) =>
  target instanceof HTMLElement &&
  ((target.matches('button, a') && (key === ' ' || key === 'Enter')) ||
    (target.matches('[data-part="volume"]') && key.startsWith('Arrow')) ||
    target.closest('[role="menu"]') !== null);

/** Handles the player's keys, only while the focus is inside of it. */
export function useShortcuts(
  root: RefObject<HTMLElement | null>,
  run: (command: PlayerCommand) => boolean,
): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const element = root.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || typing(event.target) || ownKey(event.target, event.key)) return;
      const command = commandOf(event);
      if (command !== undefined && latest.current(command)) event.preventDefault();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [root]);
}
