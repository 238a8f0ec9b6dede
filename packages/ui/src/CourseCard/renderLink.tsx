import type { ReactNode } from 'react';

export interface RenderLinkProps {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'true' | 'page' | 'step' | undefined;
  title?: string | undefined;
}

/** Draws a link: a router passes `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
export type RenderLink = (props: RenderLinkProps) => ReactNode;

/** What stands without a router. */
export const plainLink: RenderLink = ({ children, ...rest }) => <a {...rest}>{children}</a>;
