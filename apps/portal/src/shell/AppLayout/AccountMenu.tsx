import { logout } from '@stoa/api';
import { Avatar } from '@stoa/ui/Avatar';
import { IconButton } from '@stoa/ui/IconButton';
import { Button } from '@stoa/ui/Button';
import { Menu, MenuItem, MenuSeparator } from '@stoa/ui/Menu';
import { LogOut, Menu as MenuGlyph, Settings2 } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePortal, useSession } from '../../portal.ts';
import * as styles from './AppLayout.css.ts';

const LogoutDialog = lazy(() => import('./LogoutDialog.tsx'));
const PreferencesDialog = lazy(() => import('./PreferencesDialog.tsx'));

/** The person's own things; with `children` also the places that a hidden header no longer shows. */
export function AccountMenu({ floating = false, children }: { floating?: boolean; children?: ReactNode }) {
  const t = useTranslations('app');
  const portal = usePortal();
  const { realName, avatar, companyName } = useSession();
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
        align={floating ? 'start' : 'end'}
        header={
          <div className={styles.person}>
            <strong>{realName}</strong>
            <span className={styles.company}>{companyName}</span>
          </div>
        }
        trigger={
          floating ? (
            <IconButton glyph={MenuGlyph} label={t('menu.open')} variant="solid" round size="lg" />
          ) : (
            <Button variant="ghost" size="sm" aria-label={t('menu.account', { name: realName })}>
              <Avatar name={realName} src={avatar} size="md" decorative />
            </Button>
          )
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
