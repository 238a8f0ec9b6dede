import { Check, CircleAlert, CloudOff, LoaderCircle } from 'lucide-react';
import { Icon } from '@stoa/ui/Icon';
import type { ExamTranslate } from '../../words/index.ts';
import * as styles from '../ExamPage.css.ts';
import { timeOfDay } from '../../timeOfDay.ts';
import type { ExamSave } from '../types.ts';

const glyphs = {
  saved: Check,
  saving: LoaderCircle,
  partly: CircleAlert,
  waiting: CloudOff,
  held: CloudOff,
  refused: CircleAlert,
} as const;

interface SaveLineProps {
  save: ExamSave;
  /** Returns the number in the paper of a question. */
  numberOf: (questionId: number) => number | undefined;
  t: ExamTranslate;
}

function wordsOf({ save, numberOf, t }: SaveLineProps): string {
  switch (save.kind) {
    case 'saved':
      return save.time === undefined ? t('save.nothing') : t('save.savedAt', { time: timeOfDay(save.time) });
    case 'saving':
      return t('save.saving');
    case 'partly': {
      const numbers = save.questionIds.map(numberOf).filter((number) => number !== undefined);
      return t('save.partly', { numbers: numbers.join(', ') });
    }
    case 'waiting':
      return t(`save.${save.why}`);
    case 'held':
      return t('save.held');
    case 'refused':
      return t('save.refused', { msg: save.msg === '' ? t('said.refusedPlain') : save.msg });
    default:
      return save satisfies never;
  }
}

/**
 * Whether the answers are saved, as icon and text. It changes with every pause in typing, so it is not
 * announced; important changes are announced as messages.
 */
export function SaveLine(props: SaveLineProps) {
  const { save, t } = props;
  const place = 'place' in save ? save.place : undefined;
  // A paper without answers has no sign, because nothing of it has been saved.
  const isEmpty = save.kind === 'saved' && save.time === undefined;
  return (
    <span className={styles.save} data-part="saveState" data-state={isEmpty ? 'empty' : save.kind}>
      {!isEmpty && <Icon glyph={glyphs[save.kind]} />}
      <bdi>{wordsOf(props)}</bdi>
      {place !== undefined && <span className={styles.kept}>{t(`save.${place}`)}</span>}
    </span>
  );
}
