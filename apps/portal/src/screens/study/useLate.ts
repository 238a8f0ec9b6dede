import { useEffect, useMemo, useState } from 'react';
import { loadCatalogue, useCatalogue, type Catalogue } from '../../i18n/catalogues.ts';
import { useLanguage } from '../../i18n/Language.tsx';
import { whenIdle } from '../../shell/idle.ts';
import type { lateOf } from './late/index.tsx';
import type { Late } from './late/types.ts';

/** What joins the page once it stands, `now` where somebody asks for it already; and the words of what is there. */
export function useLate(now: boolean): { late: Late | undefined; words: Catalogue } {
  const { locale } = useLanguage();
  const [join, setJoin] = useState<typeof lateOf>();
  useEffect(() => {
    if (join) return undefined;
    let gone = false;
    const load = async () => {
      const [loaded] = await Promise.all([import('./late/index.tsx'), loadCatalogue(locale, ['studyMore'])]);
      if (!gone) setJoin(() => loaded.lateOf);
    };
    // Without it the lesson still plays, and the next document tries again.
    const begin = () => void load().catch(() => undefined);
    if (now) begin();
    else whenIdle(begin);
    return () => {
      gone = true;
    };
  }, [join, now, locale]);
  const words = useCatalogue(locale, join ? ['shell', 'study', 'studyMore'] : ['shell', 'study']);
  const late = useMemo(() => join?.(words), [join, words]);
  return { late, words };
}
