import { LiveRegion } from '@stoa/ui/LiveRegion';
import type { ComponentType } from 'react';
import { WithWords } from '../../../i18n/WithWords.tsx';
import { examWords } from '../catalogue.ts';
import { Over as OverPart } from './Over.tsx';
import { Refused as RefusedPart } from './Refused.tsx';
import { Sitting as SittingPart } from './Sitting.tsx';

/** A part with the words of answering, and with the live region that the slim frame lacks. */
function whole<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Whole(props: Props) {
    return (
      <WithWords of={[examWords]}>
        <Part {...props} />
        <LiveRegion />
      </WithWords>
    );
  };
}

// Everything of answering that shows something, as one file: the attempt asks for its paper while it loads, and once
// it is there, nothing that an exam needs is missing any more.
export const Sitting = whole(SittingPart);
export const Over = whole(OverPart);
export const Refused = whole(RefusedPart);
