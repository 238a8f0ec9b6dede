import { useEffect } from 'react';
import { useLanguage } from '../../i18n/Language.tsx';
import { hasWholeContract } from '../../boot/settings.ts';
import { addressOf, beginAhead, loadAhead, onLinkRest } from '../../routing/ahead.ts';
import { useRouteTable } from '../../routing/tableContext.ts';
import { usePortal } from '../../session/portal.ts';

/**
 * Loads the files of a link's screen when the pointer or the focus rests on it, and sends the screen's first reads
 * as soon as it is followed. Renders nothing.
 */
export function LinksAhead() {
  const { settings, session } = usePortal();
  const table = useRouteTable();
  const { locale } = useLanguage();

  useEffect(() => onLinkRest((address) => void loadAhead({ table, locale }, address)), [table, locale]);
  useEffect(() => {
    const facts = { table, locale };
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const address = addressOf(event.target);
      if (!address) return;
      const host = settings.host.replace(/\/+$/, '');
      const api = hasWholeContract(settings) ? { host, token: session.token(), locale } : undefined;
      void beginAhead(facts, api, address);
    };
    // This handler runs before the router acts on the click, so that the calls are sent before the page
    // changes.
    addEventListener('click', onClick, { capture: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, [settings, session, table, locale]);
  return null;
}
