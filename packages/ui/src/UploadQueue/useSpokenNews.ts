import { useEffect, useRef } from 'react';
import { announce } from '../LiveRegion/announce.ts';
import type { Labels } from '../provider/index.ts';
import { isBusy, summaryOf, type UploadItem } from './model.ts';
import { isNews, joined, look, noNews, seenFirst, type News } from './news.ts';

/**
 * News within this many milliseconds are announced together, because a second announcement would cut off the
 * first.
 */
export const newsPause = 1000;

/** Number of failures that are announced one by one; more are only counted. */
const toldFailures = 2;

function sentenceOf(news: News, items: readonly UploadItem[], words: Labels['uploadQueue']): string {
  const summary = summaryOf(items);
  const { ended, failed } = news;
  const over = !isBusy(summary) && summary.paused === 0;
  return [
    news.started && !over ? words.spokenStart(summary.waiting + summary.uploading) : '',
    ended.length > 0 ? words.spokenDone(ended) : '',
    ...(failed.length > toldFailures
      ? [words.spokenFailures(failed.length)]
      : failed.map(({ name, reason }) => words.spokenFailed(name, reason))),
    over && summary.count > 1 ? words.spokenOver(summary.done, summary.failed) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Announces starts, ends and failures of uploads to screen-reader users. */
export function useSpokenNews(items: readonly UploadItem[], words: Labels['uploadQueue']): void {
  const seen = useRef(seenFirst(items));
  const pending = useRef<News>(noNews);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ items, words });

  useEffect(() => {
    latest.current = { items, words };
    const { seen: now, news } = look(seen.current, items);
    seen.current = now;
    if (!isNews(news)) return;
    pending.current = joined(pending.current, news);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      announce(sentenceOf(pending.current, latest.current.items, latest.current.words));
      pending.current = noNews;
    }, newsPause);
  }, [items, words]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
