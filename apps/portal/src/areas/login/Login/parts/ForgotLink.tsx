import { Link } from '@stoa/ui/Link';
import { useTranslations } from 'use-intl';
import { panelAddress, type PanelName } from '../../panels.ts';

/** An address of its own, so that it can also be opened beside the form. */
export function ForgotLink({ onPanel }: { onPanel: (panel: PanelName) => void }) {
  const t = useTranslations('login');
  return (
    <Link
      standalone
      href={panelAddress(location.search, 'forgot')}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onPanel('forgot');
      }}
    >
      {t('forgot')}
    </Link>
  );
}
