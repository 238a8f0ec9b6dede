export { AnchorNav, type AnchorItem, type AnchorNavProps } from './AnchorNav.tsx';
