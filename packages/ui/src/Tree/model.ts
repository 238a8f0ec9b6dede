import type { ProgressState } from '@stoa/domain';
import type { KeyMap } from '../keyboard/keyMap.ts';

/**
 * What is below a node: known, or not asked for yet (`lazy`), on its way, or refused. A leaf has nothing. One
 * word instead of three flags, so that no node can be loading and failed at once.
 */
export type TreeBranch = readonly TreeItem[] | 'lazy' | 'loading' | 'failed';

export interface TreeItem {
  value: string;
  /** Name of the node; also what typing looks for. */
  label: string;
  /** How far the person is with it; shown by an icon and said in words. */
  state?: ProgressState | undefined;
  disabled?: boolean | undefined;
  children?: TreeBranch | undefined;
}

/** One line of the tree as it stands. */
export type TreeLine =
  | {
      kind: 'item';
      item: TreeItem;
      id: string;
      level: number;
      /** Place among its siblings, from 1, and how many they are. */
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

/** The lines that can be seen, top to bottom. */
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

/** What keys do in a tree (ARIA Authoring Practices, “Tree View”); letters look for a line that begins with them. */
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

/** The line that an action leads to; nothing at the ends, and where there is nothing to go to. */
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

/** The next line, after the current one and round the end, whose words begin with what was typed. */
export function lineByWords(
  lines: readonly TreeLine[],
  current: string | undefined,
  typed: string,
): TreeLine | undefined {
  const wanted = typed.toLocaleLowerCase();
  const at = lines.findIndex(({ id }) => id === current);
  // A second letter narrows what the first one found; the first one looks further.
  const from = wanted.length > 1 ? at : at + 1;
  const around = [...lines.slice(Math.max(0, from)), ...lines.slice(0, Math.max(0, from))];
  return around.find(
    (line) => line.kind === 'item' && line.item.label.toLocaleLowerCase().startsWith(wanted),
  );
}

/** Branches on the current line's level, under the same parent. */
export const branchesBeside = (
  lines: readonly TreeLine[],
  current: string | undefined,
): readonly string[] => {
  const parent = lines.find(({ id }) => id === current)?.parent;
  return lines
    .filter((line) => line.parent === parent && line.kind === 'item' && line.expanded !== undefined)
    .map(({ id }) => id);
};
