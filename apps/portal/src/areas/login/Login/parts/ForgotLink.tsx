import type { LoginPanelName } from '@stoa/pages/login/LoginPage';
import { Link } from '@stoa/ui/Link';
import { useTranslations } from 'use-intl';
import { panelAddress } from '../../panels.ts';

/** A link with its own address, so that it can also be opened in another tab. */
export function ForgotLink({ onPanel }: { onPanel: (panel: LoginPanelName) => void }) {
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
