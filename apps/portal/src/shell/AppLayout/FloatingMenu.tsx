import { IconButton } from '@stoa/ui/IconButton';
import { MenuItem, MenuSeparator } from '@stoa/ui/Menu';
import { Menu as MenuGlyph } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ResolvedAnchor } from '../links.tsx';
import * as styles from './AppLayout.css.ts';
import { useNavigationEntries } from './navigation.ts';
import { PersonMenu } from './PersonMenu.tsx';

/** Navigation and account in one round button, for companies that hide the header (DS-02). */
export default function FloatingMenu() {
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
      </PersonMenu>
    </div>
  );
}
