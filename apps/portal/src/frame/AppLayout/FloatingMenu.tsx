import { IconButton } from '@stoa/ui/IconButton';
import { MenuItem, MenuSeparator } from '@stoa/ui/Menu';
import { Bell, Menu as MenuGlyph, Search, Sparkles } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ResolvedAnchor } from '../../common/links.tsx';
import { overlay, useAddressedOverlay } from '../../common/overlay.ts';
import { WithWords } from '../../i18n/WithWords.tsx';
import { toolWords } from '../catalogue.ts';
import { useFlags } from '../../session/company.ts';
import { useUnread } from '../tools/useUnread.ts';
import * as styles from './AppLayout.css.ts';
import { useNavigationEntries } from './navigation.ts';
import { PersonMenu } from './PersonMenu.tsx';

/** Search and notifications, which the header would have shown. */
function ToolItems() {
  const t = useTranslations('tools');
  const { unread } = useUnread();
  const notice = useAddressedOverlay('notice');
  const assistant = useAddressedOverlay('ai');
  const { showAiChatFlg } = useFlags();
  return (
    <>
      <MenuItem icon={<Search size="1em" aria-hidden="true" />} onSelect={() => overlay.set('palette')}>
        {t('palette.title')}
      </MenuItem>
      <MenuItem icon={<Bell size="1em" aria-hidden="true" />} onSelect={notice.show}>
        {unread === 0 ? t('bell.none') : t('bell.some', { count: unread })}
      </MenuItem>
      {showAiChatFlg && (
        <MenuItem icon={<Sparkles size="1em" aria-hidden="true" />} onSelect={assistant.show}>
          {t('floating.assistant')}
        </MenuItem>
      )}
    </>
  );
}

function Floating() {
  const t = useTranslations('app');
  const entries = useNavigationEntries();
  return (
    <div className={styles.floating}>
      <PersonMenu
        align="start"
        trigger={<IconButton glyph={MenuGlyph} label={t('menu.open')} variant="solid" round size="lg" />}
      >
        {entries.map(({ key, title, to }) => (
          <MenuItem key={key} asChild>
            <ResolvedAnchor to={to}>{title}</ResolvedAnchor>
          </MenuItem>
        ))}
        <MenuSeparator />
        <ToolItems />
        <MenuSeparator />
      </PersonMenu>
    </div>
  );
}

/** Navigation and account in one round button, for companies that hide the header. */
export default function FloatingMenu() {
  return (
    <WithWords of={[toolWords]}>
      <Floating />
    </WithWords>
  );
}
