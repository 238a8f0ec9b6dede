import type { StudyStart } from '@stoa/api/contract/study';
import { Info } from 'lucide-react';
import { IconButton } from '@stoa/ui/IconButton';
import { timeWords } from '../../timeWords.ts';
import type { StudyPanelsTranslate, StudyTranslate } from '../../words/index.ts';
import * as styles from './late.css.ts';
import { restOf } from './stay.ts';

export interface HintLineProps {
  lesson: StudyStart;
  t: StudyPanelsTranslate;
  study: StudyTranslate;
  /** Called when the person wants an explanation of the percentage. */
  onOpen: () => void;
}

/** The hint on completion, with a button that explains what is missing. */
export function HintLine({ lesson, t, study, onOpen }: HintLineProps) {
  const rest = restOf(lesson);
  return (
    <p className={styles.hint} data-part="hintLine">
      {rest > 0 && <span>{t('about.rest', { time: timeWords(rest, study) })}</span>}
      <IconButton glyph={Info} size="sm" label={t('about.open')} aria-haspopup="dialog" onClick={onOpen} />
    </p>
  );
}
