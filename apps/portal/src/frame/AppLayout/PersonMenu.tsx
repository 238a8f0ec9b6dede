import { loadMenu, Menu, MenuItem, MenuSeparator } from '@stoa/ui/Menu';
import {
  Award,
  BookOpen,
  Building2,
  ClipboardCheck,
  ClipboardList,
  Headset,
  LogOut,
  ScrollText,
  Settings2,
  UserRound,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../common/lazyPart.tsx';
import { useSession } from '../../session/portal.ts';
import { useMayOpen } from '../../routing/mayOpenContext.ts';
import { overlay, useAddressedOverlay } from '../../common/overlay.ts';
import { useCompany } from '../../session/company.ts';
import { contactOf } from '../tools/contact.ts';
import { Membership } from '../tools/VipMark.tsx';
import { WithWords } from '../../i18n/WithWords.tsx';
import { toolWords } from '../catalogue.ts';
import * as styles from './AppLayout.css.ts';
import { useLeave } from '../../common/leave/useLeave.ts';

const LogoutDialog = lazyPart(() => import('../../common/leave/LogoutDialog.tsx'), {
  waiting: null,
  place: 'corner',
  onClose: ({ onCancel }) => onCancel(),
});
const PreferencesDialog = lazyPart(() => import('./PreferencesDialog.tsx'), {
  waiting: null,
  place: 'corner',
  onClose: ({ onClose }) => onClose(),
});

// This file loads when the pointer reaches the button, so that the list is ready when the button is pressed.
void loadMenu();

export interface PersonMenuProps {
  trigger: ReactNode;
  align: 'start' | 'end';
  /** Whether the menu is open at first, because the person pressed the button before this code had loaded. */
  opened?: boolean;
  /** The navigation entries that a hidden header no longer shows. */
  children?: ReactNode;
}

const places = [
  { key: 'account', path: '/user/info', Glyph: UserRound },
  { key: 'courses', path: '/user/course', Glyph: BookOpen },
  { key: 'record', path: '/user/study-record', Glyph: ScrollText },
  { key: 'questionnaires', path: '/questionnaire/list', Glyph: ClipboardList },
  { key: 'certificates', path: '/user/certificate', Glyph: Award },
  { key: 'desk', path: '/mentor/teach', Glyph: ClipboardCheck },
] as const;

/** The pages that the person may open, and the switch to another company. */
function OwnItems() {
  const t = useTranslations('tools.person');
  const mayOpen = useMayOpen();
  const { switchFlg } = useSession();
  const company = useAddressedOverlay('company');
  return (
    <>
      {places
        .filter(({ path }) => mayOpen(path))
        .map(({ key, path, Glyph }) => (
          <MenuItem key={key} asChild>
            <Link to={path}>
              <Glyph size="1em" aria-hidden="true" />
              <span>{t(key)}</span>
            </Link>
          </MenuItem>
        ))}
      {switchFlg && (
        <MenuItem icon={<Building2 size="1em" aria-hidden="true" />} onSelect={company.show}>
          {t('company')}
        </MenuItem>
      )}
    </>
  );
}

/** A contact for feedback, for companies that have set one. */
function FeedbackItem() {
  const t = useTranslations('tools.feedback');
  if (!contactOf(useCompany()?.servicePhone ?? '')) return null;
  return (
    <MenuItem icon={<Headset size="1em" aria-hidden="true" />} onSelect={() => overlay.set('feedback')}>
      {t('title')}
    </MenuItem>
  );
}

/** The menu of the person: pages, companies, preferences and logging out. */
export function PersonMenu({ trigger, align, opened = false, children }: PersonMenuProps) {
  const t = useTranslations('app');
  const leave = useLeave();
  const { realName, companyName } = useSession();
  const [menuOpen, setMenuOpen] = useState(opened);
  const [open, setOpen] = useState<'logout' | 'preferences'>();

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
            <WithWords of={[toolWords]}>
              <Membership className={styles.company} />
            </WithWords>
          </div>
        }
      >
        {children}
        <WithWords of={[toolWords]}>
          <OwnItems />
        </WithWords>
        <MenuItem icon={<Settings2 size="1em" aria-hidden="true" />} onSelect={() => setOpen('preferences')}>
          {t('menu.preferences')}
        </MenuItem>
        <WithWords of={[toolWords]}>
          <FeedbackItem />
        </WithWords>
        <MenuSeparator />
        <MenuItem icon={<LogOut size="1em" aria-hidden="true" />} onSelect={() => setOpen('logout')}>
          {t('menu.logout')}
        </MenuItem>
      </Menu>

      {open === 'logout' && <LogoutDialog onConfirm={leave} onCancel={() => setOpen(undefined)} />}
      {open === 'preferences' && <PreferencesDialog onClose={() => setOpen(undefined)} />}
    </>
  );
}
