import { Dialog } from '@stoa/ui/Dialog';
import { useTranslations } from 'use-intl';
import { AppearanceControl, LanguageControl, TextSizeControl } from '../../common/PreferenceControls.tsx';
import * as styles from './AppLayout.css.ts';

/** Language, appearance and text size, kept in this browser. */
export default function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell.preferences');
  return (
    <Dialog open title={t('title')} size="sm" onOpenChange={(open) => !open && onClose()}>
      <dl className={styles.preferences}>
        <dt>{t('language')}</dt>
        <dd>
          <LanguageControl />
        </dd>
        <dt>{t('appearance')}</dt>
        <dd>
          <AppearanceControl />
        </dd>
        <dt>{t('textSize')}</dt>
        <dd>
          <TextSizeControl />
        </dd>
      </dl>
    </Dialog>
  );
}
