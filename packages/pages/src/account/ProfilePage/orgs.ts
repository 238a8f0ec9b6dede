import type { Org } from '@stoa/api/contract/company';

/** An organisation with its child organisations. */
export interface OrgNode {
  readonly orgId: number;
  readonly name: string;
  readonly below: readonly OrgNode[];
}

/** The largest number of organisations that are shown, because a company may have thousands. */
export const mostOrgs = 500;

/**
 * The organisations of a company as a tree, in the company's order. One whose parent is not in the list is
 * placed at the top; a cycle of parents, which no real company has, is left out.
 */
export function orgTree(
  orgs: readonly Pick<Org, 'orgId' | 'parentId' | 'name' | 'sort'>[],
): readonly OrgNode[] {
  const shown = orgs.slice(0, mostOrgs);
  const ids = new Set(shown.map(({ orgId }) => orgId));
  const ofParent = new Map<number, Pick<Org, 'orgId' | 'name'>[]>();
  for (const { orgId, name, parentId } of shown.sort((one, other) => one.sort - other.sort)) {
    const parent = ids.has(parentId) ? parentId : 0;
    ofParent.set(parent, [...(ofParent.get(parent) ?? []), { orgId, name }]);
  }
  const left = new Set(ids);
  const below = (parentId: number): OrgNode[] =>
    (ofParent.get(parentId) ?? []).flatMap(({ orgId, name }) =>
      left.delete(orgId) ? [{ orgId, name, below: below(orgId) }] : [],
    );
  return below(0);
}
