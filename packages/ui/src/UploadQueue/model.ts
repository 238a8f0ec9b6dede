import { UploadStatus } from '@stoa/domain';

interface UploadFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** One file of the queue, as whoever sends it knows it. A new object when something changed, the same when not. */
export type UploadItem = UploadFile &
  (
    | { status: typeof UploadStatus.Wait; sent?: number; paused?: boolean }
    | {
        status: typeof UploadStatus.Uploading;
        /** Bytes that have arrived. */
        sent: number;
        /** Bytes a second, smoothed by whoever measures. */
        speed?: number;
        /** Off where a transport cannot go on from the middle. */
        pausable?: boolean;
      }
    | { status: typeof UploadStatus.End }
    | {
        status: typeof UploadStatus.Error;
        /** What happened and what helps, in words. */
        reason: string;
        /** Off where a second try cannot end better. */
        retryable?: boolean;
        sent?: number;
      }
  );

/** What a person sees: the statuses of the specification, and a rest that the person asked for. */
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
  /** Goes on or rests. */
  main?: 'pause' | 'resume' | 'retry';
  /** Takes the file out: `cancel` while it is on its way, `remove` afterwards. */
  leave: 'cancel' | 'remove';
}

/** What a person may do with a file in its state. */
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

/** Bytes that have arrived: never more than there are, whatever was reported. */
export const sentOf = (item: UploadItem): number =>
  item.status === UploadStatus.End ? amount(item.size) : Math.min(amount(item.size), amount(item.sent));

/** Whole seconds, in steps of five from ten on, so that the figure does not flicker; `undefined` when nobody knows. */
export function secondsLeft(bytes: number, speed: number | undefined): number | undefined {
  const seconds = amount(bytes) / amount(speed);
  if (!Number.isFinite(seconds)) return undefined;
  return seconds < 10 ? Math.ceil(seconds) : Math.ceil(seconds / 5) * 5;
}

export interface QueueSummary extends Record<UploadState, number> {
  count: number;
  /** Bytes of what has not failed. */
  size: number;
  sent: number;
  secondsLeft: number | undefined;
}

/** The whole queue at a glance. Failed files are counted, and wait for nobody. */
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

/** Whether something moves, or will without anybody's doing. */
export const isBusy = ({ uploading, waiting }: Pick<QueueSummary, 'uploading' | 'waiting'>): boolean =>
  uploading + waiting > 0;
