export { ContextMenu, contextMenuKeys, type ContextMenuProps } from './ContextMenu.tsx';
