import { formatPosition } from '@stoa/domain';
import { useLabels } from '../../provider/index.ts';
import type { PlayerFailure } from '../types.ts';
import * as styles from './panel.css.ts';

/** The chip “Resumed from 12:34 · Start over”, shown for five seconds of playing. */
export function ResumeChip({ at, onStartOver }: { at: number; onStartOver?: (() => void) | undefined }) {
  const labels = useLabels('videoPlayer');
  return (
    <div data-part="resume" className={styles.chip}>
      <output>{labels.resumed(formatPosition(at))}</output>
      {onStartOver !== undefined && (
        <button type="button" className={styles.chipAction} onClick={onStartOver}>
          {labels.startOver}
        </button>
      )}
    </div>
  );
}

export interface FailurePanelProps {
  failure: PlayerFailure;
  onRetry: () => void;
  /** The next lower quality, if there is one. */
  lower?: { name: string; onChoose: () => void } | undefined;
}

/** Says what failed and offers actions such as trying again. The position is kept. */
export function FailurePanel({ failure, onRetry, lower }: FailurePanelProps) {
  const labels = useLabels('videoPlayer').error;
  return (
    <div role="alert" data-part="failure" className={styles.panel}>
      <strong className={styles.panelTitle}>{labels.title}</strong>
      <p className={styles.panelText}>{labels[failure]}</p>
      <div className={styles.panelActions}>
        <button type="button" className={styles.primary} onClick={onRetry}>
          {labels.retry}
        </button>
        {lower !== undefined && (
          <button type="button" className={styles.secondary} onClick={lower.onChoose}>
            {labels.switchQuality(lower.name)}
          </button>
        )}
      </div>
    </div>
  );
}
