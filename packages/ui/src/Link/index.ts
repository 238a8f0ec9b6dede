export { Link, linkTones, type LinkProps, type LinkTone } from './Link.tsx';
