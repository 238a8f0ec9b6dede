import { Avatar } from '@stoa/ui/Avatar';
import { Button } from '@stoa/ui/Button';
import { useState, type ComponentType, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../preferences/locale.ts';
import { toolWords } from '../catalogue.ts';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { useLanguage } from '../../i18n/Language.tsx';
import { useSession } from '../../session/portal.ts';
import { showToast } from '../../kernel/toast.ts';
import * as styles from './AppLayout.css.ts';
import type { PersonMenuProps } from './PersonMenu.tsx';

const load = (locale: Locale) =>
  Promise.all([import('./PersonMenu.tsx'), loadCatalogue(locale, [toolWords])] as const);

/**
 * The person's picture, which opens the menu. The menu's code loads when pointer or focus first reaches the
 * button; until the first opening the button is rendered alone, so that focus is never on an element that is
 * replaced.
 */
export function AccountMenu() {
  const t = useTranslations('app');
  const { realName, avatar } = useSession();
  const [Menu, setMenu] = useState<ComponentType<PersonMenuProps>>();

  const { locale } = useLanguage();
  const prepare = (): void => void load(locale).catch(() => undefined);
  const words = useTranslations('shell.part');
  const open = (): void =>
    void load(locale).then(
      ([{ PersonMenu }]) => setMenu(() => PersonMenu),
      () => void showToast(words('failed'), 'warning'),
    );
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };
  const button = {
    variant: 'ghost',
    size: 'sm',
    'aria-label': t('menu.account', { name: realName }),
    children: <Avatar name={realName} src={avatar} size="md" decorative />,
  } as const;

  if (Menu) return <Menu align="end" opened trigger={<Button {...button} />} />;
  return (
    <div className={styles.account}>
      <Button
        {...button}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
        onKeyDown={openByKey}
      />
    </div>
  );
}
