import type { TreeNode } from '@stoa/domain';
import * as v from 'valibot';
import { recursive } from './wire.ts';

/** A category with its subcategories and the number of things in each. */
export const treeNode = recursive<TreeNode>((self) =>
  v.object({
    id: v.number(),
    name: v.string(),
    count: v.optional(v.number()),
    children: v.optional(v.array(self)),
  }),
);
