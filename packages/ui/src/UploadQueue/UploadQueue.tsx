import { clsx } from 'clsx';
import { RotateCw } from 'lucide-react';
import { useCallback, useEffect, useRef, type ComponentProps, type Ref } from 'react';
import { asGroup } from '../asGroup.ts';
import { Button } from '../Button/Button.tsx';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import { actionsOf, isBusy, summaryOf, type UploadAction, type UploadItem } from './model.ts';
import { UploadRow } from './parts/UploadRow.tsx';
import * as styles from './UploadQueue.css.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useSpokenNews } from './useSpokenNews.ts';

/** From this number of files on, rows out of view are not painted. */
const manyFiles = 30;

export interface UploadQueueProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  ref?: Ref<HTMLDivElement>;
  /** The files, oldest first. The parent uploads them and sets their states. */
  items: readonly UploadItem[];
  /**
   * Called when the person pauses, resumes, retries, cancels or removes a file. The parent then changes
   * `items`.
   */
  onAction: (id: string, action: UploadAction) => void;
  /** Name of the list. Default: “Uploads” in the person's language. */
  label?: string;
}

/**
 * Files that are being uploaded, each with its state, its progress and the possible actions. It is independent
 * of how files are sent.
 */
export function UploadQueue({ items, onAction, label, className, ref, ...rest }: UploadQueueProps) {
  const labels = useLabels('uploadQueue');
  const root = useSharedRef(ref);
  const summary = summaryOf(items);
  const retryable = items.filter((item) => actionsOf(item).main === 'retry');
  useKeptFocus(root);
  useSpokenNews(items, labels);

  // The function never changes, because a new one would render every row again.
  const latest = useRef(onAction);
  useEffect(() => {
    latest.current = onAction;
  });
  const act = useCallback((id: string, action: UploadAction) => latest.current(id, action), []);

  return (
    <div
      {...asGroup}
      {...rest}
      ref={root}
      tabIndex={-1}
      aria-label={label ?? labels.name}
      data-component="UploadQueue"
      data-state={isBusy(summary) ? 'busy' : 'idle'}
      className={clsx(styles.root, className)}
    >
      {items.length === 0 ? (
        <p className={styles.empty}>{labels.empty}</p>
      ) : (
        <>
          <header className={styles.header} data-part="summary">
            <p className={styles.tally}>
              <bdi className={styles.count}>{labels.tally(summary.done, summary.count)}</bdi>
              {summary.failed > 0 && <bdi className={styles.failed}>{labels.failures(summary.failed)}</bdi>}
              {summary.paused > 0 && <bdi>{labels.rests(summary.paused)}</bdi>}
              {summary.secondsLeft !== undefined && <bdi>{labels.left(summary.secondsLeft)}</bdi>}
            </p>
            {retryable.length > 1 && (
              <Button
                variant="ghost"
                size="sm"
                iconStart={<Icon glyph={RotateCw} />}
                onClick={() => {
                  for (const { id } of retryable) onAction(id, 'retry');
                }}
              >
                {labels.retryAll}
              </Button>
            )}
            {summary.count > 1 && summary.done + summary.failed < summary.count && (
              <ProgressBar
                value={summary.sent}
                max={summary.size}
                label={labels.whole}
                showValue
                className={styles.whole}
              />
            )}
          </header>
          <ul data-part="list" data-long={items.length > manyFiles ? '' : undefined} className={styles.list}>
            {items.map((item) => (
              <UploadRow key={item.id} item={item} labels={labels} onAction={act} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
