import { useCallback, useMemo } from 'react';
import { useLateCode, type LateCode } from '../../../kernel/useLateCode.ts';
import { studyPanelWords, studyWords } from '../catalogue.ts';
import { loadCatalogue, useCatalogue, type Catalogue } from '../../../i18n/catalogues.ts';
import { useLanguage } from '../../../i18n/Language.tsx';
import { whenIdle } from '../../../kernel/idle.ts';
import type { Late } from './panels/types.ts';

const atOnce = (begin: () => void): void => begin();

interface LateUse {
  late: Late | undefined;
  /** State of loading the late parts; a film plays without them. */
  joining: LateCode<unknown>['state'];
  words: Catalogue;
}

/**
 * Loads the late parts of the page, at once with `now` and otherwise when the browser is idle, with the words
 * of everything that is shown.
 */
export function useLate(now: boolean): LateUse {
  const { locale } = useLanguage();
  const load = useCallback(async () => {
    const [{ lateOf }] = await Promise.all([
      import('./panels/index.tsx'),
      loadCatalogue(locale, [studyPanelWords]),
    ]);
    return lateOf;
  }, [locale]);
  const { state: joining, value: join } = useLateCode(load, now ? atOnce : whenIdle);
  const words = useCatalogue(locale, join ? [studyWords, studyPanelWords] : [studyWords]);
  const late = useMemo(() => join?.(words), [join, words]);
  return { late, joining, words };
}
