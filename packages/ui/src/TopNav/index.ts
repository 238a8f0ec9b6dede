export { TopNav, TopNavLink, type TopNavLinkProps, type TopNavProps } from './TopNav.tsx';
