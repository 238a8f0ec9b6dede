import { useEffect, useState } from 'react';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { useLanguage } from '../../i18n/Language.tsx';
import { whenIdle } from '../idle.ts';
import type { Tools } from '../tools/types.ts';

/** Search, notifications and keys: they come with their words once the page stands. */
export function useTools(wanted: boolean): Tools | undefined {
  const { locale } = useLanguage();
  const [tools, setTools] = useState<Tools>();
  useEffect(() => {
    if (!wanted || tools) return undefined;
    let gone = false;
    const load = async () => {
      const [module] = await Promise.all([import('../tools/index.ts'), loadCatalogue(locale, ['tools'])]);
      if (!gone) setTools(module.tools);
    };
    // Without them the page still works, and the next document tries again.
    whenIdle(() => void load().catch(() => undefined));
    return () => {
      gone = true;
    };
  }, [wanted, tools, locale]);
  return tools;
}
