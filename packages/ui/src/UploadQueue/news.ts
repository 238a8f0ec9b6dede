import { UploadStatus } from '@stoa/domain';
import { plainName } from '../Dropzone/plainName.ts';
import { isBusy, summaryOf, type UploadItem } from './model.ts';

/** What was last seen of the queue. */
export interface Seen {
  statuses: ReadonlyMap<string, UploadStatus>;
  /** A start has been told and not all is over since. */
  running: boolean;
}

/** What is worth a sentence: a start, each end, each failure. Never a percentage. */
export interface News {
  started: boolean;
  ended: readonly string[];
  failed: readonly { name: string; reason: string }[];
}

export const noNews: News = { started: false, ended: [], failed: [] };

const statusesOf = (items: readonly UploadItem[]) => new Map(items.map(({ id, status }) => [id, status]));
const moves = (items: readonly UploadItem[]) => items.some(({ status }) => status === UploadStatus.Uploading);

/** What is there when the queue appears is old. */
export const seenFirst = (items: readonly UploadItem[]): Seen => ({
  statuses: statusesOf(items),
  running: moves(items),
});

/** What is new since, and what is seen now. */
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
