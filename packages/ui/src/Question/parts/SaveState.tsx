import { CircleAlert, Check, CloudOff, LoaderCircle } from 'lucide-react';
import type { Labels } from '../../provider/index.ts';
import { Icon } from '../../Icon/Icon.tsx';
import * as styles from '../Question.css.ts';
import type { SaveStateName } from '../types.ts';

const glyphs = { saved: Check, saving: LoaderCircle, unsaved: CircleAlert, offline: CloudOff } as const;

interface SaveStateProps {
  state: SaveStateName;
  /** When the answer was saved, or why it could not be saved. */
  detail?: string | undefined;
  words: Labels['question'];
}

/**
 * Whether the answer is saved, as a sign and a text. The state is not announced, because it changes with
 * every pause in typing.
 */
export function SaveState({ state, detail, words }: SaveStateProps) {
  return (
    <span className={styles.save} data-state={state} data-part="saveState">
      <Icon glyph={glyphs[state]} />
      {words.save[state]}
      {detail !== undefined && <bdi>{detail}</bdi>}
    </span>
  );
}
