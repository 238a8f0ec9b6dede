import { useId, type ReactNode } from 'react';
import { Dialog } from '@stoa/ui/Dialog';
import { Keys } from './Keys.tsx';
import * as styles from './KeyboardHelp.css.ts';

/** What keys do, and where. */
export interface KeyGroup {
  label: string;
  rows: readonly { keys: readonly string[]; does: string }[];
}

export interface KeyboardHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  groups: readonly KeyGroup[];
  /** Above the lists: the switch of the single keys. */
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

/** Which keys do what, made from the lists that the handlers read. */
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
