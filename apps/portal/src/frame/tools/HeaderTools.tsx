import { IconButton } from '@stoa/ui/IconButton';
import { Search as SearchGlyph } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFlags } from '../../session/company.ts';
import { Bell } from './Bell.tsx';
import { overlay } from '../../common/overlay.ts';
import { Search } from './Search.tsx';
import { WithWords } from '../../i18n/WithWords.tsx';
import { toolWords } from '../catalogue.ts';
import { VipMark } from './VipMark.tsx';
import * as styles from './tools.css.ts';

/**
 * The search field; where there is no room for it, a button opens the palette, which searches courses as
 * well.
 */
function Find() {
  const t = useTranslations('tools.palette');
  return (
    <span className={styles.find}>
      <IconButton
        glyph={SearchGlyph}
        round
        aria-haspopup="dialog"
        label={t('title')}
        onClick={() => overlay.set('palette')}
      />
    </span>
  );
}

/** Search and notifications in the header. */
export function HeaderTools() {
  const { showSearchCourseFlg } = useFlags();
  return (
    <WithWords of={[toolWords]}>
      {showSearchCourseFlg && <Search />}
      <Find />
      <VipMark />
      <Bell />
    </WithWords>
  );
}
