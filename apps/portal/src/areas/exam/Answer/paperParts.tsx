import { LiveRegion } from '@stoa/ui/LiveRegion';
import type { ComponentType } from 'react';
import { switchLedgerWords } from '../../../common/exam/catalogue.ts';
import { WithWords } from '../../../i18n/WithWords.tsx';
import { examWords } from '../catalogue.ts';
import { Over as OverPart } from './Over.tsx';
import { Refused as RefusedPart } from './Refused.tsx';
import { Sitting as SittingPart } from './Sitting.tsx';

/** Wraps a component with the messages of answering, and with the live region that the slim layout lacks. */
function whole<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Whole(props: Props) {
    return (
      <WithWords of={[examWords, switchLedgerWords]}>
        <Part {...props} />
        <LiveRegion />
      </WithWords>
    );
  };
}

// Everything that is shown while answering is one file. It loads while the attempt asks for its paper;
// afterwards the exam needs no more code, even if the connection breaks.
export const Sitting = whole(SittingPart);
export const Over = whole(OverPart);
export const Refused = whole(RefusedPart);
