import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { latePart, orTryAgain } from '@stoa/ui/parts';
import { IconButton } from '@stoa/ui/IconButton';
import * as styles from './late.css.ts';

const Dialog = latePart(() => import('../../../common/late/Dialog.ts'), {
  missing: orTryAgain,
});

export interface HowItCountsProps {
  /** Name of the button, and title of what it opens. */
  label: string;
  /** How the course counts, one sentence each. */
  rules: readonly string[];
}

/** A button of the bar that explains how a course counts. */
export function HowItCounts({ label, rules }: HowItCountsProps) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <IconButton glyph={CircleHelp} label={label} onClick={() => setOpen(true)} />
      {open !== undefined && (
        <Dialog open={open} onOpenChange={setOpen} title={label}>
          <ul className={styles.sentences}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
