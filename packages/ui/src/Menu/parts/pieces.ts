import type * as Radix from '@radix-ui/react-dropdown-menu';
import { createContext, use } from 'react';

/**
 * The parts of Radix that entries are made of. They have the same form in a dropdown menu and in a context
 * menu.
 */
export type MenuPieces = Pick<
  typeof Radix,
  | 'CheckboxItem'
  | 'Item'
  | 'ItemIndicator'
  | 'Label'
  | 'RadioGroup'
  | 'RadioItem'
  | 'Separator'
  | 'Sub'
  | 'SubContent'
  | 'SubTrigger'
>;

/**
 * The parts, set by an open menu. Entries take Radix from here, so that pages which only contain entries do
 * not load it.
 */
export const MenuPiecesContext = createContext<MenuPieces | undefined>(undefined);

/** @throws Error outside of a Menu and a ContextMenu. */
export function useMenuPieces(): MenuPieces {
  const pieces = use(MenuPiecesContext);
  if (pieces === undefined) throw new Error('Entries of a menu stand in a Menu or a ContextMenu.');
  return pieces;
}
