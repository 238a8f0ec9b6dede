import { useEffect, useRef } from 'react';
import { announce } from '../../LiveRegion/announce.ts';
import type { Labels } from '../../provider/index.ts';
import { newsOf, type ChatEntry } from '../model.ts';

/** Least time between two announcements, because a busy room would otherwise be read without a pause. */
export const spokenEveryMs = 5_000;

type Words = Labels['chatPanel'];

const spokenOf = (news: readonly ChatEntry[], words: Words): string | undefined => {
  const last = news.at(-1);
  if (last === undefined || last.kind === 'deleted') return undefined;
  const text = words.spoken(last.kind === 'message' ? last.name : '', last.text);
  return news.length === 1 ? text : words.spokenMany(news.length, text);
};

/** Announces messages of others, several of them in one sentence. */
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
    // The messages that are there at the start are not new.
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
