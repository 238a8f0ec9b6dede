import { UploadStatus } from '@stoa/domain';

interface UploadFile {
  id: string;
  name: string;
  /** Size in bytes. */
  size: number;
}

/** One file of the queue. Use a new object if something has changed, and the same object otherwise. */
export type UploadItem = UploadFile &
  (
    | { status: typeof UploadStatus.Wait; sent?: number; paused?: boolean }
    | {
        status: typeof UploadStatus.Uploading;
        /** Number of bytes sent. */
        sent: number;
        /** Bytes per second, already smoothed by the code that measures them. */
        speed?: number;
        /** Set it to false when the upload cannot be resumed from the middle. */
        pausable?: boolean;
      }
    | { status: typeof UploadStatus.End }
    | {
        status: typeof UploadStatus.Error;
        /** What happened and what to do, in words. */
        reason: string;
        /** Set it to false when a second attempt cannot succeed. */
        retryable?: boolean;
        sent?: number;
      }
  );

/** States shown to people: those of the upload, and `paused` for a file that the person has paused. */
export const uploadStates = ['waiting', 'paused', 'uploading', 'done', 'failed'] as const;
export type UploadState = (typeof uploadStates)[number];

export function stateOf(item: UploadItem): UploadState {
  switch (item.status) {
    case UploadStatus.Wait:
      return item.paused === true ? 'paused' : 'waiting';
    case UploadStatus.Uploading:
      return 'uploading';
    case UploadStatus.End:
      return 'done';
    case UploadStatus.Error:
      return 'failed';
    default:
      return item satisfies never;
  }
}

export const uploadActions = ['pause', 'resume', 'retry', 'cancel', 'remove'] as const;
export type UploadAction = (typeof uploadActions)[number];

interface Offered {
  /** Pauses, resumes or retries the upload. */
  main?: 'pause' | 'resume' | 'retry';
  /** Removes the file: `cancel` while it is being uploaded, `remove` afterwards. */
  leave: 'cancel' | 'remove';
}

/** What the person may do with a file in its state. */
export function actionsOf(item: UploadItem): Offered {
  switch (item.status) {
    case UploadStatus.Wait:
      return item.paused === true ? { main: 'resume', leave: 'cancel' } : { leave: 'cancel' };
    case UploadStatus.Uploading:
      return item.pausable === false ? { leave: 'cancel' } : { main: 'pause', leave: 'cancel' };
    case UploadStatus.End:
      return { leave: 'remove' };
    case UploadStatus.Error:
      return item.retryable === false ? { leave: 'remove' } : { main: 'retry', leave: 'remove' };
    default:
      return item satisfies never;
  }
}

const amount = (value: number | undefined): number =>
  value !== undefined && Number.isFinite(value) && value > 0 ? value : 0;

/** Number of bytes sent, but never more than the size, whatever was reported. */
export const sentOf = (item: UploadItem): number =>
  item.status === UploadStatus.End ? amount(item.size) : Math.min(amount(item.size), amount(item.sent));

/**
 * Whole seconds, from ten on in steps of five, so that the number does not change all the time; `undefined`
 * when it is unknown.
 */
export function secondsLeft(bytes: number, speed: number | undefined): number | undefined {
  const seconds = amount(bytes) / amount(speed);
  if (!Number.isFinite(seconds)) return undefined;
  return seconds < 10 ? Math.ceil(seconds) : Math.ceil(seconds / 5) * 5;
}

export interface QueueSummary extends Record<UploadState, number> {
  count: number;
  /** Total size of the files that have not failed, in bytes. */
  size: number;
  sent: number;
  secondsLeft: number | undefined;
}

/** Totals of the whole queue. Failed files are counted, but are not part of the progress. */
export function summaryOf(items: readonly UploadItem[]): QueueSummary {
  const summary = {
    count: items.length,
    waiting: 0,
    paused: 0,
    uploading: 0,
    done: 0,
    failed: 0,
    size: 0,
    sent: 0,
  };
  let speed = 0;
  let ahead = 0;
  for (const item of items) {
    const state = stateOf(item);
    summary[state] += 1;
    if (state === 'failed') continue;
    const sent = sentOf(item);
    summary.size += amount(item.size);
    summary.sent += sent;
    if (state === 'waiting' || state === 'uploading') ahead += amount(item.size) - sent;
    if (item.status === UploadStatus.Uploading) speed += amount(item.speed);
  }
  return { ...summary, secondsLeft: summary.uploading > 0 ? secondsLeft(ahead, speed) : undefined };
}

/** Whether a file is being uploaded, or will be without anybody's action. */
export const isBusy = ({ uploading, waiting }: Pick<QueueSummary, 'uploading' | 'waiting'>): boolean =>
  uploading + waiting > 0;
