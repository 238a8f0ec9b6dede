export { Menu, MenuItem, MenuSeparator, type MenuItemProps, type MenuProps } from './Menu.tsx';
export { menuButtonKeys, menuKeys } from './keys.ts';
