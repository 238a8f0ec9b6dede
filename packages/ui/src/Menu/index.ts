export { loadMenu, Menu, type MenuProps } from './Menu.tsx';
export { MenuItem, MenuSeparator, type MenuItemProps } from './MenuItem.tsx';
export {
  MenuCheckboxItem,
  MenuRadioGroup,
  type MenuCheckboxItemProps,
  type MenuRadioGroupProps,
} from './MenuChoices.tsx';
export { MenuSub, type MenuSubProps } from './MenuSub.tsx';
export { menuButtonKeys, menuKeys, submenuKeys } from './keys.ts';
