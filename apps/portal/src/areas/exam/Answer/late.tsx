import type { ComponentType } from 'react';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { WithWords } from '../../../i18n/WithWords.tsx';
import { examWords } from '../catalogue.ts';

const load = () => import('./paperParts.ts');

// The code of the paper loads beside the call that opens the attempt.
load().catch(() => undefined);

/** A part with the words of answering, which come with it. */
function worded<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Worded(props: Props) {
    return (
      <WithWords of={[examWords]}>
        <Part {...props} />
      </WithWords>
    );
  };
}

export const Sitting = lazyPart(async () => ({ default: worded((await load()).Sitting) }));
export const Over = lazyPart(async () => ({ default: worded((await load()).Over) }));
export const Refused = lazyPart(async () => ({ default: worded((await load()).Refused) }), {
  waiting: null,
});
