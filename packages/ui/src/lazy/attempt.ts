import { lazy, type ComponentType } from 'react';
import { NotThere } from './PartBoundary.tsx';

/** One attempt to load the code of a part. */
export interface Attempt<Props> {
  /** The part. It suspends until the code has come, and shows what the boundary around it shows if it does not. */
  readonly Content: ComponentType<Props>;
  /**
   * Whether another attempt is to be made. A failed one is over when the person was shown that it failed, and not
   * before, because React renders a part anew as often as it likes while something else on the page is still
   * loading.
   *
   * @param isAsked whether the person, or the return of the network, has asked for another attempt
   */
  readonly isOver: (isAsked: boolean) => boolean;
  /** Records that the person was shown that the attempt failed. */
  readonly onShown: () => void;
}

/** Begins to load a part when it is first rendered. */
export function attemptOf<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Attempt<Props> {
  let state: 'waiting' | 'there' | 'failed' = 'waiting';
  let wasShown = false;
  const Content = lazy<ComponentType<Props>>(() =>
    load().then(
      (module) => {
        state = 'there';
        return module;
      },
      () => {
        state = 'failed';
        return { default: NotThere };
      },
    ),
  );
  return {
    Content,
    isOver: (isAsked) => state !== 'there' && (isAsked || (state === 'failed' && wasShown)),
    onShown: () => {
      wasShown = true;
    },
  };
}
