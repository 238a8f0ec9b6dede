import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLabels } from '../../provider/index.ts';
import { shortcutKeys, type ShortcutName } from '../keys.ts';
import { formatClock } from '../model.ts';
import type { PlayerFailure } from '../types.ts';
import * as styles from '../VideoPlayer.css.ts';
import { ControlButton } from './ControlButton.tsx';

/** 'Resumed from 12:34 · Start over', for five seconds of playing. */
export function ResumeChip({ at, onStartOver }: { at: number; onStartOver?: (() => void) | undefined }) {
  const labels = useLabels('videoPlayer');
  return (
    <div data-part="resume" className={styles.chip}>
      <output>{labels.resumed(formatClock(at))}</output>
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
  /** The next lower quality, when there is one. */
  lower?: { name: string; onChoose: () => void } | undefined;
}

/** What failed and the ways out; the position is kept. */
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

/** The list behind `?`. */
export function ShortcutList({ names, onClose }: { names: readonly ShortcutName[]; onClose: () => void }) {
  const labels = useLabels('videoPlayer');
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // In full screen too the list goes first.
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    <dialog ref={panel} open aria-label={labels.help} data-part="shortcuts" className={styles.panel}>
      <div className={styles.helpHead}>
        <strong className={styles.panelTitle}>{labels.help}</strong>
        <ControlButton glyph={X} label={labels.close} onClick={onClose} />
      </div>
      <dl className={styles.help}>
        {names.map((name) => (
          <div key={name} className={styles.helpRow}>
            <dt>{labels.shortcut[name]}</dt>
            <dd className={styles.helpKeys}>
              {shortcutKeys[name].map((key) => (
                <kbd key={key} className={styles.kbd}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
