import type { Client } from '@stoa/api';
import type { ExamNews } from '@stoa/pages/exam/ExamPage';
import { announce } from '@stoa/ui/LiveRegion';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { createAttempt, type Attempt, type Stage } from '../attempt/attempt.ts';
import type { Sentence } from '../attempt/model/events.ts';
import { serverNow } from '../attempt/model/select.ts';
import type { AttemptRequest } from '../attempt/model/state.ts';
import { saidIn, toneOf, isUrgent } from './said.ts';

/** A visit to an attempt, created once for each mounted page; it opens what is asked for when that changes. */
export function useAttempt(client: Client, request: AttemptRequest): { attempt: Attempt; stage: Stage } {
  const [attempt] = useState(() => createAttempt(client));
  const asked = JSON.stringify(request);
  useEffect(() => attempt.begin(), [attempt]);
  useEffect(() => {
    const wanted: AttemptRequest = JSON.parse(asked);
    attempt.tell({ type: 'asked', request: wanted });
  }, [attempt, asked]);
  return { attempt, stage: useSyncExternalStore(attempt.stage.subscribe, attempt.stage.get) };
}

interface Said {
  readonly key: number;
  readonly time: number;
  readonly sentence: Sentence;
}

const timeNow = ({ stage }: Attempt): number => {
  const now = stage.get();
  return now.at === 'open' ? serverNow(now, performance.now()) : Date.now();
};

/** Everything that was said during the visit, read out as it comes, and kept to be read again. */
export function useNews(attempt: Attempt): { news: readonly ExamNews[]; say: (sentence: Sentence) => void } {
  const t = useTranslations('exam');
  const [said, setSaid] = useState<readonly Said[]>([]);
  const words = useRef(t);
  useEffect(() => {
    words.current = t;
  });
  const say = useCallback(
    (sentence: Sentence): void => {
      const time = timeNow(attempt);
      setSaid((all) => [...all, { key: all.length + 1, time, sentence }]);
      announce(saidIn(words.current, sentence), isUrgent(sentence) ? 'assertive' : 'polite');
    },
    [attempt],
  );
  useEffect(() => attempt.said.subscribe(say), [attempt, say]);
  const news = useMemo(
    () =>
      said.map(({ key, time, sentence }) => ({
        key,
        time,
        text: saidIn(t, sentence),
        tone: toneOf(sentence),
      })),
    [said, t],
  );
  return { news, say };
}
