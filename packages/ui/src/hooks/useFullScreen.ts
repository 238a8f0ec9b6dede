import { useSyncExternalStore, type RefObject } from 'react';

const never = () => () => undefined;
const no = () => false;

const onFullScreen = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** Full screen of a whole element, so that its controls are shown too. */
export function useFullScreen(root: RefObject<HTMLElement | null>) {
  const able = useSyncExternalStore(never, () => document.fullscreenEnabled, no);
  const on = useSyncExternalStore(
    onFullScreen,
    () => root.current !== null && document.fullscreenElement === root.current,
    no,
  );
  const toggle = () => {
    const asked = on ? document.exitFullscreen() : root.current?.requestFullscreen();
    // A frame's policy may forbid full screen; the element then stays as it is.
    asked?.catch(() => undefined);
  };
  return { able, on, toggle };
}
