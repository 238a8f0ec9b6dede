import { extensionOf, formatBytes } from '@stoa/domain';
import {
  CircleAlert,
  CircleCheck,
  CirclePause,
  Clock,
  Pause,
  Play,
  RotateCw,
  Trash2,
  Upload,
  X,
} from 'lucide-react';
import { memo } from 'react';
import { plainName } from '../../Dropzone/plainName.ts';
import { FileIcon } from '../../FileIcon/FileIcon.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { ProgressBar } from '../../ProgressBar/ProgressBar.tsx';
import type { Labels } from '../../provider/index.ts';
import { actionsOf, secondsLeft, sentOf, stateOf, type UploadAction, type UploadItem } from '../model.ts';
import * as styles from './UploadRow.css.ts';

const actionGlyphs = { pause: Pause, resume: Play, retry: RotateCw, cancel: X, remove: Trash2 } as const;
const stateGlyphs = {
  waiting: Clock,
  paused: CirclePause,
  uploading: Upload,
  done: CircleCheck,
  failed: CircleAlert,
} as const;

/** Progress, speed and time left, without those that are unknown. */
function figuresOf(item: UploadItem, words: Labels['uploadQueue']): string[] {
  const state = stateOf(item);
  const sent = sentOf(item);
  const partly = state === 'uploading' || (state === 'paused' && sent > 0);
  const figures = [partly ? words.of(formatBytes(sent), formatBytes(item.size)) : formatBytes(item.size)];
  if (state === 'uploading' && 'speed' in item && item.speed !== undefined && item.speed > 0) {
    const left = secondsLeft(item.size - sent, item.speed);
    figures.push(words.speed(formatBytes(item.speed)));
    if (left !== undefined) figures.push(words.left(left));
  }
  return figures;
}

export interface UploadRowProps {
  item: UploadItem;
  labels: Labels['uploadQueue'];
  onAction: (id: string, action: UploadAction) => void;
}

/** One file. It is rendered again only when its own item is another object, so that a long queue stays fast. */
export const UploadRow = memo(function UploadRow({ item, labels, onAction }: UploadRowProps) {
  const { id } = item;
  const name = plainName(item.name);
  const state = stateOf(item);
  const { main, leave } = actionsOf(item);
  const reason = 'reason' in item ? item.reason : '';
  return (
    <li data-part="row" data-id={id} data-state={state} className={styles.root}>
      <FileIcon extension={extensionOf(item.name)} decorative />
      <div className={styles.middle}>
        <p className={styles.name} title={item.name}>
          <bdi>{name}</bdi>
        </p>
        {(state === 'uploading' || state === 'paused') && (
          <ProgressBar size="sm" value={sentOf(item)} max={item.size} label={labels.progress(name)} />
        )}
        <p className={styles.facts}>
          <span className={styles.state}>
            <Icon glyph={stateGlyphs[state]} className={styles.glyph} />
            <bdi>{reason === '' ? labels[state] : labels.failedFor(reason)}</bdi>
          </span>
          {figuresOf(item, labels).map((figure) => (
            <bdi key={figure}>{figure}</bdi>
          ))}
        </p>
      </div>
      <div className={styles.actions}>
        {main !== undefined && (
          <IconButton
            size="sm"
            glyph={actionGlyphs[main]}
            directional={main === 'resume'}
            label={labels[main](name)}
            onClick={() => onAction(id, main)}
          />
        )}
        <IconButton
          size="sm"
          glyph={actionGlyphs[leave]}
          label={labels[leave](name)}
          onClick={() => onAction(id, leave)}
        />
      </div>
    </li>
  );
});
