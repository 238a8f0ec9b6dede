import lottie from 'lottie-web/build/player/lottie_light';
import type { AnimationDocument } from './document.ts';

/** An animation in its place. */
export interface AnimationEngine {
  /** Seconds that it lasts. */
  readonly seconds: number;
  /** Continues, or starts again if the animation has ended. */
  play: () => void;
  pause: () => void;
  destroy: () => void;
}

/**
 * Draws an animation as SVG. The library's light build evaluates no expressions, so the policy of a page needs
 * no `unsafe-eval`.
 */
export function openAnimation(
  host: HTMLElement,
  document: AnimationDocument,
  { loop, onEnd }: { loop: boolean; onEnd: () => void },
): AnimationEngine {
  const animation = lottie.loadAnimation({
    container: host,
    renderer: 'svg',
    loop,
    autoplay: false,
    animationData: document,
    rendererSettings: { focusable: false },
  });
  let hasEnded = false;
  animation.addEventListener('complete', () => {
    hasEnded = true;
    onEnd();
  });
  return {
    seconds: animation.getDuration(),
    play() {
      if (hasEnded) animation.goToAndPlay(0, true);
      else animation.play();
      hasEnded = false;
    },
    pause: () => animation.pause(),
    destroy: () => animation.destroy(),
  };
}
