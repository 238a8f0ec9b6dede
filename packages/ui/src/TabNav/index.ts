export { TabNav, TabNavLink, type TabNavLinkProps, type TabNavProps } from './TabNav.tsx';
