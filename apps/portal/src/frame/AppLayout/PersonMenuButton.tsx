import {
  useState,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../preferences/locale.ts';
import { toolWords } from '../catalogue.ts';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { useLanguage } from '../../i18n/Language.tsx';
import { askAgain } from '../../kernel/lateImport.ts';
import { showToast } from '../../kernel/toast.ts';
import { slowAfterMs } from '../../kernel/useLazyCode.ts';
import { withinTime } from '../../kernel/withinTime.ts';
import type { PersonMenuProps } from './PersonMenu.tsx';

const load = (locale: Locale) =>
  Promise.all([import('./PersonMenu.tsx'), loadCatalogue(locale, [toolWords])] as const);

type Handlers = Pick<
  ComponentProps<'button'>,
  'aria-haspopup' | 'aria-expanded' | 'onPointerEnter' | 'onFocus' | 'onClick' | 'onKeyDown'
>;

export interface PersonMenuButtonProps extends Pick<PersonMenuProps, 'children'> {
  /** Draws the button; until the menu's code has loaded, with handlers that load it. */
  renderButton: (handlers: Handlers) => ReactElement;
}

/**
 * The menu of the person. Its code loads when pointer or focus first reaches the button; until the first
 * opening the button is rendered alone, so that focus is never on an element that is replaced.
 */
export function PersonMenuButton({ renderButton, children }: PersonMenuButtonProps) {
  const [Menu, setMenu] = useState<ComponentType<PersonMenuProps>>();
  const { locale } = useLanguage();
  const words = useTranslations('shell.part');
  const prepare = (): void => void load(locale).catch(() => undefined);
  const [hasFailed, setFailed] = useState(false);
  const open = (): void => {
    if (hasFailed) askAgain();
    void withinTime(load(locale), slowAfterMs).then(
      ([{ PersonMenu }]) => setMenu(() => PersonMenu),
      () => {
        setFailed(true);
        void showToast(words('failed'), 'warning');
      },
    );
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };
  if (Menu) {
    return (
      <Menu align="end" opened trigger={renderButton({})}>
        {children}
      </Menu>
    );
  }
  return renderButton({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: open,
    onKeyDown: openByKey,
  });
}
