import { CircleAlert } from 'lucide-react';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import type { Labels } from '../../provider/index.ts';
import type { FileRules, Refusal } from '../model.ts';
import { sentenceFor } from '../sentence.ts';
import * as styles from './RefusedFiles.css.ts';

/** Read in full before the way out is forgotten: the rest is counted. */
const shownRefusals = 5;

export interface RefusedFilesProps {
  refused: readonly Refusal[];
  rules: FileRules;
  labels: Labels['dropzone'];
  onDismiss: () => void;
}

/** The sentences of the refusals, as they are shown and spoken. */
export function refusalSentences({ refused, rules, labels }: Omit<RefusedFilesProps, 'onDismiss'>): string[] {
  const said = refused.slice(0, shownRefusals).map((each) => sentenceFor(each, rules, labels.reasons));
  const more = refused.length - said.length;
  return more > 0 ? [...said, labels.more(more)] : said;
}

/** What was not taken and why, until the person has read it. */
export function RefusedFiles({ onDismiss, ...refusal }: RefusedFilesProps) {
  return (
    <div className={styles.root} data-part="refused">
      <Icon glyph={CircleAlert} className={styles.alarm} />
      <div className={styles.words}>
        <p className={styles.title}>{refusal.labels.refused}</p>
        <ul className={styles.list}>
          {refusalSentences(refusal).map((sentence, at) => (
            // Two files of one name in one drop are told apart by their place only.
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
