import type { SwitchEntry } from '@stoa/api/contract/exam';
import { useState } from 'react';
import { Button } from '@stoa/ui/Button';
import { announce } from '@stoa/ui/LiveRegion';
import { TextInput } from '@stoa/ui/TextInput';
import type { SwitchLedgerTranslate } from '../../words/index.ts';
import { leftAt } from '../model.ts';
import * as styles from '../SwitchLedger.css.ts';

interface CommentProps {
  entry: SwitchEntry;
  now: number;
  t: SwitchLedgerTranslate;
  onComment: (entryKey: string, comment: string) => Promise<void>;
}

/** The field in which the learner says why the page was left. */
export function Comment({ entry, now, t, onComment }: CommentProps) {
  const kept = entry.comment ?? '';
  const [text, setText] = useState(kept);
  const [state, setState] = useState<'rest' | 'saving' | 'failed'>('rest');
  const save = async (): Promise<void> => {
    setState('saving');
    try {
      await onComment(entry.entryKey, text.trim());
      setState('rest');
      announce(t('saved'));
    } catch {
      setState('failed');
    }
  };
  return (
    <form
      className={styles.comment}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        size="sm"
        maxLength={200}
        value={text}
        onValueChange={setText}
        placeholder={t('comment')}
        aria-label={t('commentOf', { time: leftAt(entry.leftTime, now) })}
      />
      {text.trim() !== kept && (
        <Button size="sm" variant="outline" type="submit" loading={state === 'saving'}>
          {t('save')}
        </Button>
      )}
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          {t('failed')}
        </p>
      )}
    </form>
  );
}
