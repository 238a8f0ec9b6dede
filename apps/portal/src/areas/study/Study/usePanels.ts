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
  /** How it stands with what joins the page; without it a film still plays. */
  joining: LateCode<unknown>['state'];
  words: Catalogue;
}

/** What joins the page once it stands, `now` where somebody asks for it already; and the words of what is there. */
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
