import { useEffect, useSyncExternalStore, type RefObject } from 'react';

const never = () => () => undefined;
const no = () => false;

/** Picture in picture, in browsers that support it. */
export function usePictureInPicture(video: RefObject<HTMLVideoElement | null>) {
  const able = useSyncExternalStore(
    never,
    () => 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled,
    no,
  );
  const on = useSyncExternalStore(
    (listener) => {
      const element = video.current;
      element?.addEventListener('enterpictureinpicture', listener);
      element?.addEventListener('leavepictureinpicture', listener);
      return () => {
        element?.removeEventListener('enterpictureinpicture', listener);
        element?.removeEventListener('leavepictureinpicture', listener);
      };
    },
    () => video.current !== null && document.pictureInPictureElement === video.current,
    no,
  );
  const toggle = () => {
    const asked: Promise<unknown> | undefined = on
      ? document.exitPictureInPicture()
      : video.current?.requestPictureInPicture();
    asked?.catch(() => undefined);
  };
  return { able, on, toggle };
}

const idleMs = 3_000;

const calm = (root: HTMLElement) =>
  root.closest('[data-stoa-motion="reduced"]') !== null ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Hides controls and pointer while the video plays and the person does not move, by an attribute instead of a
 * render. They stay visible while something in the player has visible focus, while a menu is open, and under
 * reduced motion.
 */
export function useIdle(root: RefObject<HTMLElement | null>, playing: boolean): void {
  useEffect(() => {
    const element = root.current;
    if (element === null || !playing || calm(element)) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const hide = () => {
      const busy = element.querySelector(':focus-visible, [aria-expanded="true"], dialog') !== null;
      element.toggleAttribute('data-idle', !busy);
      if (busy) timer = setTimeout(hide, idleMs);
    };
    const wake = () => {
      element.removeAttribute('data-idle');
      clearTimeout(timer);
      timer = setTimeout(hide, idleMs);
    };
    const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const sign of signs) element.addEventListener(sign, wake);
    wake();
    return () => {
      clearTimeout(timer);
      for (const sign of signs) element.removeEventListener(sign, wake);
      element.removeAttribute('data-idle');
    };
  }, [root, playing]);
}
