import { expect, it } from 'vitest';
import { mostOrgs, orgTree } from './orgs.ts';

const org = (orgId: number, parentId: number, sort = 0) => ({ orgId, parentId, name: `${orgId}`, sort });

it('shows organisations below their parents, in the company’s order', () => {
  expect(orgTree([org(3, 1, 2), org(1, 0), org(2, 1, 1)])).toEqual([
    {
      orgId: 1,
      name: '1',
      below: [
        { orgId: 2, name: '2', below: [] },
        { orgId: 3, name: '3', below: [] },
      ],
    },
  ]);
});

it('shows an organisation whose parent is unknown at the top, each one once, and ends with any list', () => {
  expect(orgTree([org(5, 9), org(5, 9), org(6, 7), org(7, 6)])).toEqual([{ orgId: 5, name: '5', below: [] }]);
  const many = Array.from({ length: 2000 }, (_, at) => org(at + 1, 0));
  expect(orgTree(many)).toHaveLength(mostOrgs);
});
