import { useEffect, useRef, type RefObject } from 'react';
import { commandOf, type PlayerCommand } from './keys.ts';

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="range"])'));

/** Space on a button presses the button; up and down on the volume slider turn the volume by themselves. */
const ownKey = (target: EventTarget | null, key: string) =>
  target instanceof HTMLElement &&
  ((target.matches('button, a') && (key === ' ' || key === 'Enter')) ||
    (target.matches('[data-part="volume"]') && key.startsWith('Arrow')) ||
    target.closest('[role="menu"]') !== null);

/** Keys of the player, only while focus is inside it, and a click on the film (screens R28). */
export function useShortcuts(
  root: RefObject<HTMLElement | null>,
  video: RefObject<HTMLMediaElement | null>,
  run: (command: PlayerCommand) => boolean,
): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const element = root.current;
    const film = video.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || typing(event.target) || ownKey(event.target, event.key)) return;
      const command = commandOf(event);
      if (command !== undefined && latest.current(command)) event.preventDefault();
    };
    const onClick = () => latest.current({ kind: 'toggle' });
    const onDoubleClick = () => latest.current({ kind: 'fullScreen' });
    element?.addEventListener('keydown', onKeyDown);
    film?.addEventListener('click', onClick);
    film?.addEventListener('dblclick', onDoubleClick);
    return () => {
      element?.removeEventListener('keydown', onKeyDown);
      film?.removeEventListener('click', onClick);
      film?.removeEventListener('dblclick', onDoubleClick);
    };
  }, [root, video]);
}
