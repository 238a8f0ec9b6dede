import type { ExamNews, ExamTranslate } from '@stoa/pages/exam/ExamPage';
import { announce } from '@stoa/ui/LiveRegion';
import { useEffect, useMemo, type RefObject } from 'react';
import { isUrgent, saidIn, toneOf } from './said.ts';
import type { Said } from './useAttempt.ts';

/** The messages as text; each is announced once, when it comes. */
export function useNews(
  said: readonly Said[],
  heardRef: RefObject<number>,
  t: ExamTranslate,
): readonly ExamNews[] {
  useEffect(() => {
    for (const { key, sentence } of said) {
      if (key <= heardRef.current) continue;
      heardRef.current = key;
      announce(saidIn(t, sentence), isUrgent(sentence) ? 'assertive' : 'polite');
    }
  }, [said, heardRef, t]);
  return useMemo(
    () =>
      said.map(({ key, time, sentence }) => ({
        key,
        time,
        text: saidIn(t, sentence),
        tone: toneOf(sentence),
      })),
    [said, t],
  );
}
