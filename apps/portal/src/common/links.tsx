import { linkTargetPath, type LinkTarget, type ResolvedLink, type StudyContext } from '@stoa/domain';
import { useCallback, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { usePortal } from '../session/portal.ts';
import { useRouteTable } from '../routing/tableContext.ts';

/**
 * Resolves a target to its address; `undefined` when that screen is not built, and then the link is not
 * shown.
 */
export function useLinkResolver(): (target: LinkTarget, context?: StudyContext) => ResolvedLink | undefined {
  const { settings } = usePortal();
  const routes = useRouteTable();
  return useCallback(
    (target, context) =>
      linkTargetPath(target, {
        builtRoutes: routes.has,
        partnerCode: settings.partnerCode,
        context,
        origin: location.origin,
      }),
    [routes, settings.partnerCode],
  );
}

export interface ResolvedAnchorProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: ResolvedLink;
}

/** A link to a resolved target: by the router inside the portal, in a new tab outside. */
export function ResolvedAnchor({ to, children, ...rest }: ResolvedAnchorProps) {
  if (to.kind === 'internal') {
    return (
      <Link {...rest} to={to.path}>
        {children}
      </Link>
    );
  }
  return (
    <a {...rest} href={to.url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
