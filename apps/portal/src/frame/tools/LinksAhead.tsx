import { useEffect } from 'react';
import { useLanguage } from '../../i18n/Language.tsx';
import { addressOf, beginAhead, loadAhead } from '../../routing/ahead.ts';
import { useRouteTable } from '../../routing/tableContext.ts';
import { usePortal } from '../../session/portal.ts';

/** How long the pointer rests on a link before its screen is loaded, in ms. */
const restMs = 65;

/**
 * Loads the screen of a link when the pointer rests on it or presses it, and sends its first reads when it is
 * followed. Renders nothing.
 */
export function LinksAhead() {
  const { settings, session } = usePortal();
  const table = useRouteTable();
  const { locale } = useLanguage();

  useEffect(() => {
    const facts = { table, locale };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onOver = ({ target, pointerType }: PointerEvent) => {
      clearTimeout(timer);
      // Not for touch, because a finger on a link often only begins to scroll.
      const address = pointerType === 'mouse' ? addressOf(target) : undefined;
      if (address) timer = setTimeout(() => void loadAhead(facts, address), restMs);
    };
    const onDown = ({ target, pointerType }: PointerEvent) => {
      const address = pointerType === 'mouse' ? addressOf(target) : undefined;
      if (address) void loadAhead(facts, address);
    };
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const address = addressOf(event.target);
      const host = settings.host.replace(/\/+$/, '');
      if (address) void beginAhead(facts, { host, token: session.token(), locale }, address);
    };
    addEventListener('pointerover', onOver, { passive: true });
    addEventListener('pointerdown', onDown, { passive: true });
    // Before the router acts on the click, so that the reads go out before the page changes.
    addEventListener('click', onClick, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerover', onOver);
      removeEventListener('pointerdown', onDown);
      removeEventListener('click', onClick, { capture: true });
    };
  }, [settings, session, table, locale]);
  return null;
}
