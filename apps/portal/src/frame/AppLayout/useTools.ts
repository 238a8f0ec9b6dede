import { useCallback } from 'react';
import { useLazyCode, type LazyCode } from '../../kernel/useLazyCode.ts';
import { toolWords } from '../catalogue.ts';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { useLanguage } from '../../i18n/Language.tsx';
import { whenIdle } from '../../kernel/idle.ts';
import type { Tools } from '../tools/types.ts';

/** Loads search, notifications and keyboard shortcuts with their words, after the page itself. */
export function useTools(wanted: boolean): LazyCode<Tools> {
  const { locale } = useLanguage();
  const load = useCallback(async () => {
    const [{ tools }] = await Promise.all([import('../tools/index.ts'), loadCatalogue(locale, [toolWords])]);
    return tools;
  }, [locale]);
  return useLazyCode(load, wanted ? whenIdle : undefined);
}
