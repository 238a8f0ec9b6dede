import type { Client } from '@stoa/api';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { createAttempt, type Attempt, type Stage } from '../attempt/attempt.ts';
import type { Sentence } from '../attempt/model/events.ts';
import { serverNow } from '../attempt/model/select.ts';
import type { AttemptRequest } from '../attempt/model/state.ts';

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

/** A message that the person was given during the visit. */
export interface Said {
  readonly key: number;
  /** When the message was given, by the server's clock, in epoch milliseconds. */
  readonly time: number;
  readonly sentence: Sentence;
}

const timeNow = ({ stage }: Attempt): number => {
  const now = stage.get();
  return now.at === 'open' ? serverNow(now, performance.now()) : Date.now();
};

/** All messages of the visit; they are kept when the paper is opened again. */
export function useSaid(attempt: Attempt): {
  said: readonly Said[];
  /** The key of the last message that the screen reader has announced. */
  heardRef: RefObject<number>;
  say: (sentence: Sentence) => void;
} {
  const heardRef = useRef(0);
  const [said, setSaid] = useState<readonly Said[]>([]);
  const say = useCallback(
    (sentence: Sentence): void => {
      const time = timeNow(attempt);
      setSaid((all) => [...all, { key: all.length + 1, time, sentence }]);
    },
    [attempt],
  );
  useEffect(() => attempt.said.subscribe(say), [attempt, say]);
  return { said, heardRef, say };
}
