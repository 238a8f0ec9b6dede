export { Tree, treeSelections, type TreeProps, type TreeSelection } from './Tree.tsx';
export { treeKeys, type TreeAction, type TreeBranch, type TreeItem } from './model.ts';
