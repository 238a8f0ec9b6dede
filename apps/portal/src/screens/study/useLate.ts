import { useEffect, useState } from 'react';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { useLanguage } from '../../i18n/Language.tsx';
import { whenIdle } from '../../shell/idle.ts';
import type { Late } from './late/types.ts';

/** What joins the page once it stands, with its words; `now` where somebody asks for it already. */
export function useLate(now: boolean): Late | undefined {
  const { locale } = useLanguage();
  const [late, setLate] = useState<Late>();
  useEffect(() => {
    if (late) return undefined;
    let gone = false;
    const load = async () => {
      const [module] = await Promise.all([import('./late/index.tsx'), loadCatalogue(locale, ['studyMore'])]);
      if (!gone) setLate(module.late);
    };
    // Without it the lesson still plays, and the next document tries again.
    const begin = () => void load().catch(() => undefined);
    if (now) begin();
    else whenIdle(begin);
    return () => {
      gone = true;
    };
  }, [late, now, locale]);
  return late;
}
