import { useCallback, useMemo } from 'react';
import { useLazyCode, type LazyCode } from '../../../kernel/useLazyCode.ts';
import { studyPanelWords, studyWords } from '../catalogue.ts';
import { loadCatalogue, useCatalogue, type Catalogue } from '../../../i18n/catalogues.ts';
import { useLanguage } from '../../../i18n/Language.tsx';
import { whenIdle } from '../../../kernel/idle.ts';
import type { Panels } from './panels/types.ts';

const atOnce = (begin: () => void): void => begin();

interface PanelUse {
  panels: Panels | undefined;
  /** State of loading the late parts; a film plays without them. */
  joining: LazyCode<unknown>['state'];
  words: Catalogue;
}

/**
 * Loads the late parts of the page, at once with `now` and otherwise when the browser is idle, with the words
 * of everything that is shown.
 */
export function usePanels(now: boolean): PanelUse {
  const { locale } = useLanguage();
  const load = useCallback(async () => {
    const [{ panelsOf }] = await Promise.all([
      import('./panels/index.tsx'),
      loadCatalogue(locale, [studyPanelWords]),
    ]);
    return panelsOf;
  }, [locale]);
  const { state: joining, value: join } = useLazyCode(load, now ? atOnce : whenIdle);
  const words = useCatalogue(locale, join ? [studyWords, studyPanelWords] : [studyWords]);
  const panels = useMemo(() => join?.(words), [join, words]);
  return { panels, joining, words };
}
