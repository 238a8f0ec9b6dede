import { ProgressState } from '@stoa/domain';
import { clsx } from 'clsx';
import { Check, ChevronRight, CircleAlert, CircleDot, Lock } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { Labels } from '../provider/index.ts';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import type { TreeLine } from './model.ts';
import * as styles from './Tree.css.ts';

const marks = {
  [ProgressState.InProgress]: { glyph: CircleDot, tone: 'accent' },
  [ProgressState.Completed]: { glyph: Check, tone: 'success' },
  [ProgressState.Overdue]: { glyph: CircleAlert, tone: 'danger' },
  [ProgressState.Locked]: { glyph: Lock, tone: 'neutral' },
};

function State({ state, labels }: { state: ProgressState | undefined; labels: Labels['tree'] }) {
  if (state === undefined || state === ProgressState.NotStarted) return null;
  const { glyph, tone } = marks[state];
  return (
    <span data-tone={tone} className={styles.state}>
      <Icon glyph={glyph} label={labels.state[state]} />
    </span>
  );
}

interface TreeRowProps {
  line: TreeLine;
  labels: Labels['tree'];
  /** Whether this entry is the tab stop. */
  active: boolean;
  /** Whether the entry is chosen; `undefined` when entries cannot be chosen. */
  selected: boolean | undefined;
}

/** One entry. It has no handlers, because the tree handles the events of all. */
export function TreeRow({ line, labels, active, selected }: TreeRowProps) {
  const item = line.kind === 'item' ? line.item : undefined;
  const depth: CSSProperties & Record<string, string | number> = {
    [styles.level.slice(4, -1)]: line.level,
  };
  return (
    <li
      role="treeitem"
      aria-level={line.level}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={line.kind === 'item' ? line.expanded : undefined}
      aria-selected={item === undefined ? undefined : selected}
      aria-disabled={item?.disabled === true || undefined}
      aria-busy={line.kind === 'loading' || undefined}
      tabIndex={active ? 0 : -1}
      data-id={line.id}
      data-part="item"
      style={depth}
      className={clsx(styles.line, item === undefined && styles.note)}
    >
      <span data-part="mark" className={styles.mark}>
        {line.kind === 'loading' && <SpinnerRing />}
        {line.kind === 'failed' && <Icon glyph={CircleAlert} />}
        {line.kind === 'item' && line.expanded !== undefined && (
          <Icon glyph={ChevronRight} directional className={styles.arrow} />
        )}
      </span>
      <span className={styles.label}>{line.kind === 'item' ? line.item.label : labels[line.kind]}</span>
      <State state={item?.state} labels={labels} />
    </li>
  );
}
