import { useEffect } from 'react';
import { useLanguage } from '../../i18n/Language.tsx';
import { hasWholeContract } from '../../boot/settings.ts';
import { addressOf, beginAhead, loadAhead, onLinkRest } from '../../routing/ahead.ts';
import { useRouteTable } from '../../routing/tableContext.ts';
import { usePortal } from '../../session/portal.ts';

/**
 * Loads the files of a link's screen and sends the screen's first reads when the pointer or the focus rests on the
 * link, or as soon as it is followed. Renders nothing.
 */
export function LinksAhead() {
  const { settings, session } = usePortal();
  const table = useRouteTable();
  const { locale } = useLanguage();

  useEffect(() => {
    const facts = { table, locale };
    const apiOf = () =>
      hasWholeContract(settings)
        ? { host: settings.host.replace(/\/+$/, ''), token: session.token(), locale }
        : undefined;
    const stop = onLinkRest((address) => void loadAhead(facts, apiOf(), address));
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const address = addressOf(event.target);
      if (address) void beginAhead(facts, apiOf(), address);
    };
    // This handler runs before the router acts on the click, so that the calls are sent before the page
    // changes.
    addEventListener('click', onClick, { capture: true });
    return () => {
      stop();
      removeEventListener('click', onClick, { capture: true });
    };
  }, [settings, session, table, locale]);
  return null;
}
