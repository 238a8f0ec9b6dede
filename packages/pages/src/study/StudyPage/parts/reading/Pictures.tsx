import { useState } from 'react';
import { ImageGallery } from '@stoa/ui/ImageGallery';
import type { StudyStage } from '../../types.ts';
import * as styles from '../Reading.css.ts';
import { useLooked } from './useLooked.ts';

/** Pictures to open one after the other; each counts when it was shown large for two seconds. */
export function Pictures({ stage }: { stage: Extract<StudyStage, { kind: 'pictures' }> }) {
  const [open, setOpen] = useState<number>();
  useLooked(open === undefined ? undefined : open + 1, stage.onSeen);
  return <ImageGallery images={stage.pictures} onView={setOpen} className={styles.pictures} />;
}
