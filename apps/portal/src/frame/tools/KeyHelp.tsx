import { Checkbox } from '@stoa/ui/Checkbox';
import { menuKeys } from '@stoa/ui/Menu';
import { KeyboardHelp, searchBoxKeys } from '@stoa/pages/frame/AppTools';
import type { KeyBinding } from '@stoa/ui';
import { useTranslations } from 'use-intl';
import { useMayOpen } from '../../routing/mayOpenContext.ts';
import { globalKeys, workingGoKeys, type goKeys } from './keys.ts';
import { shownKeys } from './keyNames.ts';
import { singleKeys, useSingleKeys } from '../../preferences/singleKeys.ts';
import * as styles from './tools.css.ts';

type NamedKey = Exclude<
  (typeof globalKeys | typeof goKeys | typeof searchBoxKeys | typeof menuKeys)[number]['does'],
  'go'
>;

/** The list of keyboard shortcuts, made from the same lists that the handlers use. */
export default function KeyHelp({ onClose }: { onClose: () => void }) {
  const t = useTranslations('tools.keys');
  const single = useSingleKeys();
  const mayOpen = useMayOpen();
  const row = (binding: KeyBinding<NamedKey>, before: string[] = []) => ({
    keys: [...before, ...shownKeys(binding)],
    does: t(binding.does),
  });
  return (
    <KeyboardHelp
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      groups={[
        {
          label: t('everywhere'),
          rows: [
            ...globalKeys.flatMap((binding) => (binding.does === 'go' ? [] : [row(binding)])),
            ...workingGoKeys(mayOpen).map((binding) => row(binding, ['G'])),
          ],
        },
        { label: t('inSearch'), rows: searchBoxKeys.map((binding) => row(binding)) },
        { label: t('inMenus'), rows: menuKeys.map((binding) => row(binding)) },
      ]}
    >
      <div className={styles.single}>
        <Checkbox checked={single} onCheckedChange={singleKeys.choose}>
          {t('single')}
        </Checkbox>
        <p className={styles.hint}>{t('singleHint')}</p>
      </div>
    </KeyboardHelp>
  );
}
