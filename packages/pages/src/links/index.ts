import type { LinkTarget, ResolvedLink, StudyContext } from '@stoa/domain';

/** Resolves a target to its link; `undefined` when the target's screen is not built. */
export type Resolve = (target: LinkTarget, context?: StudyContext) => ResolvedLink | undefined;

/** The address of a link, inside or outside of the portal. */
export const hrefOf = (link: ResolvedLink | undefined): string | undefined =>
  link && (link.kind === 'internal' ? link.path : link.url);

/** Entries with their addresses; those that lead nowhere are left out. */
export function leading<Entry extends { target: LinkTarget }>(
  entries: readonly Entry[],
  resolve: Resolve,
): (Entry & { href: string })[] {
  return entries.flatMap((entry) => {
    const href = hrefOf(resolve(entry.target));
    return href === undefined ? [] : [{ ...entry, href }];
  });
}
