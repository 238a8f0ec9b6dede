import { Clock, RotateCw, X } from 'lucide-react';
import * as low from '../../compose/action.css.ts';
import { Composer } from '../../compose/Composer.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import type { Labels } from '../../provider/index.ts';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import type { NoteDraft } from '../model.ts';
import * as styles from './NoteItem.css.ts';

interface NoteComposerProps {
  value: NoteDraft;
  onValueChange: (value: NoteDraft) => void;
  onAdd: (note: NoteDraft) => void;
  takeTime: (() => number) | undefined;
  limit: number;
  words: Labels['noteList'];
}

/** A new note. It takes the time of its first letter: that is the moment that the person writes about. */
export function NoteComposer({ value, onValueChange, onAdd, takeTime, limit, words }: NoteComposerProps) {
  const { text, position } = value;
  const write = (next: string) => {
    const begins = text === '' && next !== '' && position === undefined;
    onValueChange({ text: next, position: begins ? takeTime?.() : position });
  };
  const take = () => takeTime !== undefined && onValueChange({ text, position: takeTime() });
  return (
    <Composer
      label={words.write}
      placeholder={words.hint}
      value={text}
      onValueChange={write}
      limit={limit}
      submitLabel={words.save}
      onSubmit={(note) => onAdd({ text: note, position })}
    >
      {position === undefined ? (
        takeTime !== undefined && (
          <button type="button" className={low.action} onClick={take}>
            <Icon glyph={Clock} />
            {words.take}
          </button>
        )
      ) : (
        <>
          <span className={styles.time} data-part="position">
            <Icon glyph={Clock} />
            <VisuallyHidden>{words.position(position)}</VisuallyHidden>
            <span aria-hidden>{words.at(position)}</span>
          </span>
          {takeTime !== undefined && (
            <IconButton glyph={RotateCw} label={words.retime} size="sm" onClick={take} />
          )}
          <IconButton
            glyph={X}
            label={words.untime}
            size="sm"
            onClick={() => onValueChange({ text, position: undefined })}
          />
        </>
      )}
    </Composer>
  );
}
