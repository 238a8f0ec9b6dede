import { clsx } from 'clsx';
import { useRef, useState, type ComponentProps, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { useControlled } from '../hooks/useControlled.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { actionOf, isRightToLeft } from '../keyboard/keyMap.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import {
  branchesBeside,
  lineAfter,
  lineByWords,
  linesOf,
  treeKeys,
  type TreeAction,
  type TreeItem,
  type TreeLine,
} from './model.ts';
import * as styles from './Tree.css.ts';
import { TreeRow } from './TreeRow.tsx';

export const treeSelections = ['none', 'single', 'multiple'] as const;
export type TreeSelection = (typeof treeSelections)[number];

export interface TreeProps extends Omit<
  ComponentProps<'ul'>,
  'children' | 'defaultValue' | 'onLoad' | 'ref'
> {
  ref?: Ref<HTMLUListElement>;
  /** Name of the tree for screen readers. */
  label: string;
  items: readonly TreeItem[];
  expanded?: ReadonlySet<string>;
  defaultExpanded?: ReadonlySet<string>;
  onExpandedChange?: (expanded: ReadonlySet<string>) => void;
  selection?: TreeSelection;
  /** Values of the chosen entries. With it, the parent decides which are chosen. */
  value?: ReadonlySet<string>;
  defaultValue?: ReadonlySet<string>;
  onValueChange?: (value: ReadonlySet<string>) => void;
  /**
   * Called when a `lazy` branch is opened or a `failed` one is tried again. The parent loads its entries and
   * passes them in `items`.
   */
  onLoad?: (value: string) => void;
}

const nothing: ReadonlySet<string> = new Set();
/** Letters typed with shorter pauses than this form one word, in milliseconds. */
const pauseMs = 600;

/**
 * A hierarchy whose branches open and whose entries can be chosen. The pattern is the ARIA Authoring Practices'
 * “Tree View”, with its keys in `treeKeys`. The entries are one flat list with their levels as attributes, so
 * that a deep tree needs no deeper markup.
 */
export function Tree({
  label,
  items,
  expanded: expandedByParent,
  defaultExpanded = nothing,
  onExpandedChange,
  selection = 'single',
  value,
  defaultValue = nothing,
  onValueChange,
  onLoad,
  className,
  ref,
  ...rest
}: TreeProps) {
  const labels = useLabels('tree');
  const root = useSharedRef(ref);
  const [expanded, setExpanded] = useControlled(expandedByParent, defaultExpanded, onExpandedChange);
  const [chosen, setChosen] = useControlled(value, defaultValue, onValueChange);
  const [active, setActive] = useState<string>();
  const typed = useRef({ text: '', at: 0 });

  const lines = linesOf(items, expanded);
  const isShown = (id: string | undefined) => lines.some((line) => line.id === id);
  // Exactly one entry is a tab stop: the one used last, else the chosen one, else the first.
  const stop = isShown(active) ? active : (lines.find(({ id }) => chosen.has(id)) ?? lines[0])?.id;

  const goTo = (line: TreeLine | undefined) => {
    if (line === undefined) return;
    setActive(line.id);
    root.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(line.id)}"]`)?.focus();
  };
  const setOpen = (ids: readonly string[], open: boolean) => {
    const next = new Set(expanded);
    for (const id of ids) {
      if (open) next.add(id);
      else next.delete(id);
    }
    setExpanded(next);
    if (!open) return;
    for (const line of lines)
      if (line.kind === 'item' && ids.includes(line.id) && line.item.children === 'lazy') onLoad?.(line.id);
  };
  const choose = (line: TreeLine) => {
    if (line.kind === 'failed') return onLoad?.(line.parent);
    if (line.kind !== 'item' || line.item.disabled === true) return undefined;
    if (selection === 'none') return line.expanded !== undefined && setOpen([line.id], !line.expanded);
    if (selection === 'single') return setChosen(new Set([line.id]));
    const next = new Set(chosen);
    if (!next.delete(line.id)) next.add(line.id);
    return setChosen(next);
  };
  const act = (action: TreeAction, line: TreeLine) => {
    const isBranch = line.kind === 'item' && line.expanded !== undefined;
    if (action === 'choose') choose(line);
    else if (action === 'openSiblings') setOpen(branchesBeside(lines, line.id), true);
    else if (action === 'open' && isBranch && line.expanded === false) setOpen([line.id], true);
    else if (action === 'close' && isBranch && line.expanded === true) setOpen([line.id], false);
    else goTo(lineAfter(lines, line.id, action));
  };

  const press = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const line = lines.find(({ id }) => id === stop);
    if (line === undefined) return;
    const action = actionOf(treeKeys, event, isRightToLeft(event.currentTarget));
    if (action !== undefined) {
      event.preventDefault();
      act(action, line);
    } else if (event.key.length === 1) {
      const { text, at } = typed.current;
      const together = event.timeStamp - at < pauseMs ? text + event.key : event.key;
      typed.current = { text: together, at: event.timeStamp };
      goTo(lineByWords(lines, line.id, together));
    }
  };
  const click = (event: MouseEvent<HTMLUListElement>) => {
    if (!(event.target instanceof Element)) return;
    const id = event.target.closest<HTMLElement>('[data-id]')?.dataset['id'];
    const line = lines.find((each) => each.id === id);
    if (line === undefined) return;
    setActive(line.id);
    const onArrow = event.target.closest('[data-part="mark"]') !== null;
    if (line.kind === 'item' && line.expanded !== undefined && (onArrow || line.item.disabled === true))
      setOpen([line.id], !line.expanded);
    else choose(line);
  };

  return (
    <ul
      {...rest}
      ref={root}
      role="tree"
      aria-label={label}
      aria-multiselectable={selection === 'multiple' || undefined}
      data-component="Tree"
      className={clsx(styles.root, className)}
      onKeyDown={press}
      onClick={click}
    >
      {lines.map((line) => (
        <TreeRow
          key={line.id}
          line={line}
          labels={labels}
          active={line.id === stop}
          selected={selection === 'none' ? undefined : chosen.has(line.id)}
        />
      ))}
    </ul>
  );
}
