import { useEffect, useRef } from 'react';
import { announce } from '../../LiveRegion/announce.ts';
import type { Labels } from '../../provider/index.ts';
import { newsOf, type ChatEntry } from '../model.ts';

/** A lively room would talk without end: between two announcements there is this much silence. */
export const spokenEveryMs = 5_000;

type Words = Labels['chatPanel'];

const spokenOf = (news: readonly ChatEntry[], words: Words): string | undefined => {
  const last = news.at(-1);
  if (last === undefined || last.kind === 'deleted') return undefined;
  const text = words.spoken(last.kind === 'message' ? last.name : '', last.text);
  return news.length === 1 ? text : words.spokenMany(news.length, text);
};

/** Says what others write, many messages in one sentence. */
export function useSpokenNews(
  entries: readonly ChatEntry[],
  { on, ready, words }: { on: boolean; ready: boolean; words: Words },
): void {
  const known = useRef<ReadonlySet<string>>(undefined);
  const waiting = useRef<ChatEntry[]>([]);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!ready) return;
    const before = known.current;
    known.current = new Set(entries.map(({ id }) => id));
    // What was there at the start is history.
    if (before === undefined) return;
    if (!on) waiting.current = [];
    else waiting.current.push(...newsOf(entries, before));
    const speak = () => {
      silence.current = undefined;
      const spoken = spokenOf(waiting.current.splice(0), words);
      if (spoken === undefined) return;
      announce(spoken);
      silence.current = setTimeout(speak, spokenEveryMs);
    };
    if (silence.current === undefined) speak();
  }, [entries, on, ready, words]);

  useEffect(
    () => () => {
      clearTimeout(silence.current);
      silence.current = undefined;
    },
    [],
  );
}
