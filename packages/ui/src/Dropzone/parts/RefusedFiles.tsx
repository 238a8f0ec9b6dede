import { CircleAlert } from 'lucide-react';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import type { Labels } from '../../provider/index.ts';
import type { FileRules, Refusal } from '../model.ts';
import { sentenceFor } from '../sentence.ts';
import * as styles from './RefusedFiles.css.ts';

/** Number of refused files listed by name. The others are only counted, because nobody reads a longer list. */
const shownRefusals = 5;

export interface RefusedFilesProps {
  refused: readonly Refusal[];
  rules: FileRules;
  labels: Labels['dropzone'];
  onDismiss: () => void;
}

/** One sentence for each refused file, for display and for screen readers. */
export function refusalSentences({ refused, rules, labels }: Omit<RefusedFilesProps, 'onDismiss'>): string[] {
  const said = refused.slice(0, shownRefusals).map((each) => sentenceFor(each, rules, labels.reasons));
  const more = refused.length - said.length;
  return more > 0 ? [...said, labels.more(more)] : said;
}

/** Lists the refused files with the reasons, until the person dismisses the list. */
export function RefusedFiles({ onDismiss, ...refusal }: RefusedFilesProps) {
  return (
    <div className={styles.root} data-part="refused">
      <Icon glyph={CircleAlert} className={styles.alarm} />
      <div className={styles.words}>
        <p className={styles.title}>{refusal.labels.refused}</p>
        <ul className={styles.list}>
          {refusalSentences(refusal).map((sentence, at) => (
            // The index is part of the key, because two files in one drop may have the same name.
            <li key={`${at} ${sentence}`}>{sentence}</li>
          ))}
        </ul>
      </div>
      <Button variant="ghost" size="sm" onClick={onDismiss}>
        {refusal.labels.dismiss}
      </Button>
    </div>
  );
}
