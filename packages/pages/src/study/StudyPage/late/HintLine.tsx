import { Info } from 'lucide-react';
import { IconButton } from '@stoa/ui/IconButton';
import * as styles from './late.css.ts';

export interface HintLineProps {
  /** What is still missing; nothing when only time will tell. */
  text?: string | undefined;
  /** Name of the button that says why. */
  label: string;
  onOpen: () => void;
}

/** After the hint on completion: what is missing still, and why it counts so. */
export function HintLine({ text, label, onOpen }: HintLineProps) {
  return (
    <p className={styles.hint} data-part="hintLine">
      {text !== undefined && <span>{text}</span>}
      <IconButton glyph={Info} size="sm" label={label} aria-haspopup="dialog" onClick={onOpen} />
    </p>
  );
}
