import { logout } from '@stoa/api';
import { Menu, MenuItem, MenuSeparator } from '@stoa/ui/Menu';
import { LogOut, Settings2 } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePortal, useSession } from '../../portal.ts';
import * as styles from './AppLayout.css.ts';

const LogoutDialog = lazy(() => import('./LogoutDialog.tsx'));
const PreferencesDialog = lazy(() => import('./PreferencesDialog.tsx'));

export interface PersonMenuProps {
  trigger: ReactNode;
  align: 'start' | 'end';
  /** Open from the start: the button was pressed before this was here. */
  opened?: boolean;
  /** The places that a hidden header no longer shows. */
  children?: ReactNode;
}

/** The person's own things: preferences and the way out. */
export function PersonMenu({ trigger, align, opened = false, children }: PersonMenuProps) {
  const t = useTranslations('app');
  const portal = usePortal();
  const { realName, companyName } = useSession();
  const [menuOpen, setMenuOpen] = useState(opened);
  const [open, setOpen] = useState<'logout' | 'preferences'>();

  const leave = () => {
    // The page stays as it is until the new one: nothing of the person flashes by, and memory goes with it.
    portal.hold.set(true);
    void logout(portal.client).finally(() => location.assign('/login'));
  };

  return (
    <>
      <Menu
        label={t('menu.account', { name: realName })}
        align={align}
        open={menuOpen}
        onOpenChange={setMenuOpen}
        trigger={trigger}
        header={
          <div className={styles.person}>
            <strong>{realName}</strong>
            <span className={styles.company}>{companyName}</span>
          </div>
        }
      >
        {children}
        <MenuItem icon={<Settings2 size="1em" aria-hidden="true" />} onSelect={() => setOpen('preferences')}>
          {t('menu.preferences')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut size="1em" aria-hidden="true" />} onSelect={() => setOpen('logout')}>
          {t('menu.logout')}
        </MenuItem>
      </Menu>
      <Suspense>
        {open === 'logout' && <LogoutDialog onConfirm={leave} onCancel={() => setOpen(undefined)} />}
        {open === 'preferences' && <PreferencesDialog onClose={() => setOpen(undefined)} />}
      </Suspense>
    </>
  );
}
