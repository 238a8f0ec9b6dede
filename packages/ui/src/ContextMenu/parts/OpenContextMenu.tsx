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
} from '@radix-ui/react-context-menu';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { isRightToLeft } from '../../keyboard/keyMap.ts';
import { MenuPiecesContext } from '../../Menu/parts/pieces.ts';
import { useMenuContent } from '../../Menu/parts/useMenuContent.ts';

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

export interface OpenContextMenuProps {
  id: string;
  label: string;
  /** The place in the window, in pixels. */
  at: { readonly x: number; readonly y: number };
  /** The area in which the menu was opened. */
  area: HTMLElement;
  /** The element that had the focus before and receives it again afterwards. */
  back: HTMLElement | null;
  onClose: () => void;
  items: ReactNode;
}

function List({ id, label, area, back, items, onClose }: Omit<OpenContextMenuProps, 'at'>) {
  const content = useMenuContent({ entry: 'first', back, onClose });
  return (
    <Content
      {...content}
      id={id}
      aria-label={label}
      side={isRightToLeft(area) ? 'left' : 'right'}
      sideOffset={0}
    >
      <MenuPiecesContext value={pieces}>{items}</MenuPiecesContext>
    </Content>
  );
}

/** The open list of a ContextMenu: Radix' ContextMenu, without a portal and without locking the page. */
export function OpenContextMenu({ at, area, onClose, ...rest }: OpenContextMenuProps) {
  const trigger = useRef<HTMLSpanElement>(null);
  const { x, y } = at;

  // Radix opens the menu where its trigger receives a right click. The area itself cannot be that trigger,
  // because it was drawn before the code of Radix was loaded.
  useLayoutEffect(() => {
    const press = () =>
      trigger.current?.dispatchEvent(
        new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2, clientX: x, clientY: y }),
      );
    press();
    // While a dialog appears it is the origin of fixed positions, so the list is positioned once more when
    // the animation has ended.
    window.addEventListener('animationend', press);
    return () => window.removeEventListener('animationend', press);
  }, [x, y]);

  return (
    <Root
      modal={false}
      dir={isRightToLeft(area) ? 'rtl' : 'ltr'}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Trigger ref={trigger} hidden onContextMenu={(event) => event.stopPropagation()} />
      <List {...rest} onClose={onClose} area={area} />
    </Root>
  );
}
