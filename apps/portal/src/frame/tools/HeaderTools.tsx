import { IconButton } from '@stoa/ui/IconButton';
import { Search as SearchGlyph, Sparkles } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFlags } from '../../session/company.ts';
import { Bell } from './Bell.tsx';
import { overlay, useAddressedOverlay } from '../../common/overlay.ts';
import { Search } from './Search.tsx';
import { WithWords } from '../../i18n/WithWords.tsx';
import { toolWords } from '../catalogue.ts';
import { VipMark } from './VipMark.tsx';
import * as styles from './tools.css.ts';

/** If the search field does not fit, a button opens the palette, which searches courses as well. */
function Find() {
  const t = useTranslations('tools.search');
  return (
    <span className={styles.find}>
      <IconButton
        glyph={SearchGlyph}
        round
        aria-haspopup="dialog"
        label={t('open')}
        onClick={() => overlay.set('palette')}
      />
    </span>
  );
}

/** The button of the assistant, where the tools do not fit beside the page. */
function Assistant() {
  const t = useTranslations('tools.floating');
  const { show } = useAddressedOverlay('ai');
  return (
    <span className={styles.assistant}>
      <IconButton glyph={Sparkles} round aria-haspopup="dialog" label={t('assistant')} onClick={show} />
    </span>
  );
}

/** Search, assistant and notifications in the header. */
export function HeaderTools() {
  const { showSearchCourseFlg, showAiChatFlg } = useFlags();
  return (
    <WithWords of={[toolWords]}>
      {showSearchCourseFlg && (
        <>
          <Search />
          <Find />
        </>
      )}
      {showAiChatFlg && <Assistant />}
      <VipMark />
      <Bell />
    </WithWords>
  );
}
