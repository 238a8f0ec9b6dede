export {
  CommandPalette,
  type Command,
  type CommandGroup,
  type CommandPaletteProps,
} from './CommandPalette.tsx';
export { KeyboardHelp, type KeyboardHelpProps, type KeyGroup } from './KeyboardHelp.tsx';
export { paletteKeys, searchBoxKeys } from './keys.ts';
export { MoreMenu, type MoreEntry, type MoreMenuProps } from './MoreMenu.tsx';
export {
  NoNotices,
  NoticeBones,
  NoticeRows,
  NotificationPanel,
  type NoticeRow,
  type NotificationPanelProps,
  type NotificationPanelWords,
} from './NotificationPanel.tsx';
export {
  SearchBox,
  type SearchBoxProps,
  type SearchBoxWords,
  type WordGroup,
  type WordGroupKind,
} from './SearchBox.tsx';
