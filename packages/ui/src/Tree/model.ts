import type { ProgressState } from '@stoa/domain';
import type { KeyMap } from '../keyboard/keyMap.ts';

/**
 * The children of a node: a list, or the state of loading them: `lazy` (not requested yet), `loading` or
 * `failed`. A leaf has none. The states are one value instead of three flags, so that no node can be loading
 * and failed at once.
 */
export type TreeBranch = readonly TreeItem[] | 'lazy' | 'loading' | 'failed';

export interface TreeItem {
  value: string;
  /** Name of the node. Typing searches for it. */
  label: string;
  /** Progress of the person, shown by an icon and a word. */
  state?: ProgressState | undefined;
  disabled?: boolean | undefined;
  children?: TreeBranch | undefined;
}

/** One line of the tree as displayed. */
export type TreeLine =
  | {
      kind: 'item';
      item: TreeItem;
      id: string;
      level: number;
      /** Position among its siblings, from 1; `siblings` is their number, with itself. */
      position: number;
      siblings: number;
      parent: string | undefined;
      expanded: boolean | undefined;
    }
  | {
      kind: 'loading' | 'failed' | 'empty';
      id: string;
      level: number;
      position: 1;
      siblings: 1;
      parent: string;
    };

const noteOf = (
  branch: Exclude<TreeBranch, 'lazy'>,
  level: number,
  parent: string,
): Extract<TreeLine, { kind: 'loading' | 'failed' | 'empty' }> | undefined => {
  const kind = branch === 'loading' || branch === 'failed' ? branch : 'empty';
  if (typeof branch !== 'string' && branch.length > 0) return undefined;
  return { kind, id: `${parent} ${kind}`, level, position: 1, siblings: 1, parent };
};

/** The visible lines, from top to bottom. */
export function linesOf(
  items: readonly TreeItem[],
  expanded: ReadonlySet<string>,
  level = 1,
  parent?: string,
): readonly TreeLine[] {
  return items.flatMap((item, at): readonly TreeLine[] => {
    const { value, children } = item;
    const open = children === undefined ? undefined : expanded.has(value);
    const line: TreeLine = {
      kind: 'item',
      item,
      id: value,
      level,
      position: at + 1,
      siblings: items.length,
      parent,
      expanded: open,
    };
    if (open !== true || children === undefined || children === 'lazy') return [line];
    const note = noteOf(children, level + 1, value);
    if (note !== undefined) return [line, note];
    return typeof children === 'string' ? [line] : [line, ...linesOf(children, expanded, level + 1, value)];
  });
}

/** Keys of a tree (ARIA Authoring Practices, “Tree View”). Letters move to an entry that begins with them. */
export const treeKeys = [
  { key: 'ArrowDown', does: 'next' },
  { key: 'ArrowUp', does: 'previous' },
  { key: 'ArrowRight', does: 'open' },
  { key: 'ArrowLeft', does: 'close' },
  { key: 'Home', does: 'first' },
  { key: 'End', does: 'last' },
  { key: 'Enter', does: 'choose' },
  { key: ' ', does: 'choose' },
  { key: '*', does: 'openSiblings' },
] as const satisfies KeyMap;
export type TreeAction = (typeof treeKeys)[number]['does'];

/** The line that becomes current by an action; `undefined` at the ends, and if the action does nothing. */
export function lineAfter(
  lines: readonly TreeLine[],
  current: string | undefined,
  action: TreeAction,
): TreeLine | undefined {
  const at = lines.findIndex(({ id }) => id === current);
  const line = lines[at];
  switch (action) {
    case 'next':
      return lines[at + 1];
    case 'previous':
      return at > 0 ? lines[at - 1] : undefined;
    case 'first':
      return lines[0];
    case 'last':
      return lines.at(-1);
    case 'open':
      return lines[at + 1]?.parent === line?.id ? lines[at + 1] : undefined;
    case 'close':
      return lines.find(({ id }) => id === line?.parent);
    case 'choose':
    case 'openSiblings':
      return undefined;
    default:
      return action satisfies never;
  }
}

/** The next line after the current one, starting again at the top, whose name begins with the typed text. */
export function lineByWords(
  lines: readonly TreeLine[],
  current: string | undefined,
  typed: string,
): TreeLine | undefined {
  const wanted = typed.toLocaleLowerCase();
  const at = lines.findIndex(({ id }) => id === current);
  // A first letter searches from the next line on; further letters may stay on the line that was found.
  const from = wanted.length > 1 ? at : at + 1;
  const around = [...lines.slice(Math.max(0, from)), ...lines.slice(0, Math.max(0, from))];
  return around.find(
    (line) => line.kind === 'item' && line.item.label.toLocaleLowerCase().startsWith(wanted),
  );
}

/** The branches on the level of the current line, with the same parent. */
export const branchesBeside = (
  lines: readonly TreeLine[],
  current: string | undefined,
): readonly string[] => {
  const parent = lines.find(({ id }) => id === current)?.parent;
  return lines
    .filter((line) => line.parent === parent && line.kind === 'item' && line.expanded !== undefined)
    .map(({ id }) => id);
};
