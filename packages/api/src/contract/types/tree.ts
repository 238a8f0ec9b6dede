import type { TreeNode } from '@stoa/domain';
import * as v from 'valibot';

/** Alone in its file: a bundler keeps a schema that refers to itself even where nobody uses it. */
export const treeNode: v.GenericSchema<TreeNode> = v.object({
  id: v.number(),
  name: v.string(),
  count: v.optional(v.number()),
  children: v.optional(v.array(v.lazy(() => treeNode))),
});
