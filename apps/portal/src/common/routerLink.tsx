import type { RenderLink } from '@stoa/ui/CourseCard';
import { Link } from 'react-router-dom';

/** Renders the links of a page: by the router inside the portal, in a new tab outside. */
export const routerLink: RenderLink = ({ href, children, ...rest }) =>
  href.startsWith('/') ? (
    <Link {...rest} to={href}>
      {children}
    </Link>
  ) : (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
