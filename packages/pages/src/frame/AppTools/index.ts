export {
  BottomBar,
  BottomBarButton,
  bottomBarItemClass,
  BottomBarWords,
  type BottomBarButtonProps,
} from './BottomBar.tsx';
export { CommandPalette, type Command, type CommandPaletteProps } from './CommandPalette.tsx';
export { KeyboardHelp, type KeyboardHelpProps, type KeyGroup } from './KeyboardHelp.tsx';
export { paletteKeys, searchBoxKeys } from './keys.ts';
export { MoreMenu, type MoreEntry, type MoreMenuProps } from './MoreMenu.tsx';
export {
  NoNotices,
  NoticeSkeleton,
  NoticeRows,
  NotificationPanel,
  type NoticeRowsProps,
  type NotificationPanelProps,
} from './NotificationPanel.tsx';
export { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
