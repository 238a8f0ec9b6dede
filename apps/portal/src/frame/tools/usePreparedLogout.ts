import { useEffect } from 'react';
import { leaveWords } from '../../common/leave/catalogue.ts';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { useLanguage } from '../../i18n/Language.tsx';
import { outboxInUse } from '../../session/outbox.ts';

/**
 * Preloads the question before a logout as soon as work may be unsent, because the network may be gone when
 * the question is needed.
 */
export function usePreparedLogout(): void {
  const { locale } = useLanguage();
  useEffect(() => {
    const prepare = () => {
      if (!outboxInUse.get()) return;
      import('../../common/leave/LogoutDialog.tsx').catch(() => undefined);
      loadCatalogue(locale, [leaveWords]).catch(() => undefined);
    };
    prepare();
    return outboxInUse.subscribe(prepare);
  }, [locale]);
}
