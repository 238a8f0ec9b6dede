import type { ReactNode } from 'react';

export interface RenderLinkProps {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'true' | 'page' | 'step' | undefined;
  title?: string | undefined;
}

/** Renders a link. With a router pass `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
export type RenderLink = (props: RenderLinkProps) => ReactNode;

/** A plain `a` element, used when no `renderLink` is given. */
export const plainLink: RenderLink = ({ children, ...rest }) => <a {...rest}>{children}</a>;
