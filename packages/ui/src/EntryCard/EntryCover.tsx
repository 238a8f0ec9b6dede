import { ProgressState, type Corner } from '@stoa/domain';
import { CourseCover } from '../CourseCover/index.ts';
import { coverCorners } from './corners.tsx';
import * as styles from './EntryCard.css.ts';
import type { EntryCardLayout } from './EntryCard.tsx';

/** How far a person is with an entry. */
export interface EntryProgress {
  /** 0 to 100. */
  readonly percent: number;
  readonly state: ProgressState;
}

export interface EntryCoverProps {
  /** Id of the entry, from which the cover is generated. The same entry has the same cover everywhere. */
  seed: string | number;
  /** Key or id of the category, which decides the hue of the generated cover. */
  category?: string | number | undefined;
  /**
   * Texts that say what the entry is about, the title first. They decide the figure of the generated cover.
   */
  words?: readonly string[] | undefined;
  coverUrl?: string | undefined;
  /** The layout of the card around it. In a row the cover is small, without space for corners and bar. */
  layout?: EntryCardLayout | undefined;
  corners?: readonly Corner[] | undefined;
  /** Progress of the person, as a bar over the lower edge. The card shows it as text as well. */
  progress?: EntryProgress | undefined;
}

/** The picture of an entry, with its badges and the person's progress. */
export function EntryCover({ coverUrl, layout, corners, progress, ...art }: EntryCoverProps) {
  if (layout === 'row') {
    return <CourseCover {...art} src={coverUrl} className={styles.rowCover} />;
  }
  return (
    <CourseCover {...art} src={coverUrl}>
      {coverCorners(corners)}
      {progress !== undefined && (
        <div className={styles.bar} aria-hidden>
          <div
            className={styles.barFill}
            data-state={progress.state === ProgressState.Completed ? 'completed' : 'open'}
            style={{ inlineSize: `${progress.percent}%` }}
          />
        </div>
      )}
    </CourseCover>
  );
}
