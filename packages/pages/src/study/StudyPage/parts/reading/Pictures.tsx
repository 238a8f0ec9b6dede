import { useState } from 'react';
import { ImageGallery } from '@stoa/ui/ImageGallery';
import type { StudyStage } from '../../types.ts';
import { useLooked } from './useLooked.ts';

type Seen = Extract<StudyStage, { kind: 'pictures' }>['onSeen'];

/** Counts one picture while it is shown. */
function Looked({ at, onSeen }: { at: number; onSeen: Seen }) {
  useLooked(at + 1, onSeen);
  return null;
}

/**
 * Pictures; each counts when it was shown enlarged for two seconds, over the window or at full size on the
 * page.
 */
export function Pictures({ stage }: { stage: Extract<StudyStage, { kind: 'pictures' }> }) {
  const [open, setOpen] = useState<number>();
  const [inView, setInView] = useState<readonly number[]>([]);
  const shown = open === undefined ? inView : [open];
  return (
    <>
      <ImageGallery images={stage.pictures} onView={setOpen} onInView={setInView} />
      {shown.map((at) => (
        <Looked key={at} at={at} onSeen={stage.onSeen} />
      ))}
    </>
  );
}
