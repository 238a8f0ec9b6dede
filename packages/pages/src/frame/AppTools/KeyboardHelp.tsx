import { useId, type ReactNode } from 'react';
import { Dialog } from '@stoa/ui/Dialog';
import { Keys } from './Keys.tsx';
import * as styles from './KeyboardHelp.css.ts';

/** The keys of one part of the portal, and what they do. */
export interface KeyGroup {
  label: string;
  rows: readonly { keys: readonly string[]; does: string }[];
}

export interface KeyboardHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  groups: readonly KeyGroup[];
  /** Content above the lists: the switch that turns keys without Ctrl off. */
  children?: ReactNode;
}

function Group({ label, rows }: KeyGroup) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        {label}
      </h3>
      <dl className={styles.rows}>
        {rows.map(({ keys, does }) => (
          <div key={does} className={styles.row}>
            <dt>{does}</dt>
            <dd className={styles.keys}>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The list of keyboard shortcuts, made from the same lists that the handlers use. */
export function KeyboardHelp({ open, onOpenChange, title, groups, children }: KeyboardHelpProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} size="lg">
      {children}
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.label} {...group} />
        ))}
      </div>
    </Dialog>
  );
}
