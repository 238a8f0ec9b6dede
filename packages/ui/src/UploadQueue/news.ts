import { UploadStatus } from '@stoa/domain';
import { plainName } from '../Dropzone/plainName.ts';
import { isBusy, summaryOf, type UploadItem } from './model.ts';

/** State of the queue at the last comparison. */
export interface Seen {
  statuses: ReadonlyMap<string, UploadStatus>;
  /** Whether a start has been announced and some uploads have not ended since. */
  running: boolean;
}

/**
 * The events that are announced: the start, the end of each file, each failure. Percentages are not
 * announced.
 */
export interface News {
  started: boolean;
  ended: readonly string[];
  failed: readonly { name: string; reason: string }[];
}

export const noNews: News = { started: false, ended: [], failed: [] };

const statusesOf = (items: readonly UploadItem[]) => new Map(items.map(({ id, status }) => [id, status]));
const moves = (items: readonly UploadItem[]) => items.some(({ status }) => status === UploadStatus.Uploading);

/** The first state. Files that are already in the queue are not announced. */
export const seenFirst = (items: readonly UploadItem[]): Seen => ({
  statuses: statusesOf(items),
  running: moves(items),
});

/** Compares the queue with its last state; returns what is new and the new state. */
export function look({ statuses, running }: Seen, items: readonly UploadItem[]): { seen: Seen; news: News } {
  const ended: string[] = [];
  const failed: { name: string; reason: string }[] = [];
  for (const item of items) {
    if (statuses.get(item.id) === item.status) continue;
    if (item.status === UploadStatus.End) ended.push(plainName(item.name));
    if (item.status === UploadStatus.Error) failed.push({ name: plainName(item.name), reason: item.reason });
  }
  const started = !running && moves(items);
  return {
    seen: { statuses: statusesOf(items), running: (running || started) && isBusy(summaryOf(items)) },
    news: { started, ended, failed },
  };
}

export const isNews = ({ started, ended, failed }: News): boolean =>
  started || ended.length + failed.length > 0;

export const joined = (a: News, b: News): News => ({
  started: a.started || b.started,
  ended: [...a.ended, ...b.ended],
  failed: [...a.failed, ...b.failed],
});
