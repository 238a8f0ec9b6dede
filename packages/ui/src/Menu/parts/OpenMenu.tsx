import {
  CheckboxItem,
  Content,
  Item,
  ItemIndicator,
  Label,
  RadioGroup,
  RadioItem,
  Root,
  Separator,
  Sub,
  SubContent,
  SubTrigger,
  Trigger,
} from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { isRightToLeft } from '../../keyboard/keyMap.ts';
import { Existing } from '../../slot/Existing.tsx';
import * as styles from '../Menu.css.ts';
import { MenuPiecesContext } from './pieces.ts';
import { useMenuContent } from './useMenuContent.ts';

const pieces = {
  CheckboxItem,
  Item,
  ItemIndicator,
  Label,
  RadioGroup,
  RadioItem,
  Separator,
  Sub,
  SubContent,
  SubTrigger,
};

export interface OpenMenuProps {
  id: string;
  /** The button of the menu. */
  trigger: HTMLElement;
  label: string;
  header?: ReactNode;
  align: 'start' | 'end';
  /** The entry that gets the focus first. */
  entry: 'first' | 'last';
  onClose: () => void;
  children: ReactNode;
}

/**
 * The open list of a Menu: Radix' DropdownMenu, without a portal and without locking the page, so that it is
 * above a surrounding dialog and has its theme.
 */
export function OpenMenu({ id, trigger, label, header, align, entry, onClose, children }: OpenMenuProps) {
  const content = useMenuContent({ entry, back: trigger, trigger, onClose });
  return (
    <Root
      open
      modal={false}
      dir={isRightToLeft(trigger) ? 'rtl' : 'ltr'}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Trigger asChild>
        <Existing element={trigger} />
      </Trigger>
      <Content
        {...content}
        id={id}
        aria-label={label}
        aria-labelledby={undefined}
        align={align}
        sideOffset={styles.gap}
      >
        <MenuPiecesContext value={pieces}>
          {header !== undefined && (
            <Label className={styles.header} data-part="header">
              {header}
            </Label>
          )}
          {children}
        </MenuPiecesContext>
      </Content>
    </Root>
  );
}
