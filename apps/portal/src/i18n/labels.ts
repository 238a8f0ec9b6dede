import type { Labels } from '@stoa/domain';
import { use } from 'react';
import { importRound } from '../kernel/lateImport.ts';
import type { Locale } from '../preferences/locale.ts';
import { useLanguage } from './Language.tsx';

interface Asked {
  readonly promise: Promise<Labels>;
  readonly round: number;
  hasFailed: boolean;
}

/** Loads the labels of a language once, and again after a failure when somebody tries again. */
export function createLabels(load: Record<Locale, () => Promise<{ labels: Labels }>>) {
  const asked = new Map<Locale, Asked>();
  return (locale: Locale): Promise<Labels> => {
    const before = asked.get(locale);
    // A failure is remembered until then, because a render that retries by itself would never end.
    if (before && !(before.hasFailed && before.round !== importRound())) return before.promise;
    const promise = load[locale]().then(({ labels }) => labels);
    const own: Asked = { promise, round: importRound(), hasFailed: false };
    asked.set(locale, own);
    promise.catch(() => {
      own.hasFailed = true;
    });
    return promise;
  };
}

const labelsOf = createLabels({
  'zh-CN': () => import('@stoa/domain/labels/zh-CN'),
  en: () => import('@stoa/domain/labels/en'),
});

/**
 * The labels of every enumeration in the current language; suspends until they have loaded. Only for what is
 * below a `lazyPart`, which shows a way to try again when they do not load.
 */
export function useEnumLabels(): Labels {
  return use(labelsOf(useLanguage().locale));
}
