import { Composer } from '../../compose/Composer.tsx';
import { TimeTaker } from '../../compose/TimeChip.tsx';
import type { Labels } from '../../provider/index.ts';
import { Switch } from '../../Switch/Switch.tsx';
import type { NoteDraft } from '../model.ts';

interface NoteComposerProps {
  value: NoteDraft;
  onValueChange: (value: NoteDraft) => void;
  onAdd: (note: NoteDraft) => void;
  takeTime: (() => number | undefined) | undefined;
  /** Whether notes can be made public. */
  publishable: boolean;
  limit: number;
  words: Labels['noteList'];
}

/**
 * The field for a new note. Its time is that of the first typed letter, because that is the moment that the
 * person writes about.
 */
export function NoteComposer({
  value,
  onValueChange,
  onAdd,
  takeTime,
  publishable,
  limit,
  words,
}: NoteComposerProps) {
  const { text, position } = value;
  const write = (next: string) => {
    const begins = text === '' && next !== '' && position === undefined;
    onValueChange({ ...value, text: next, position: begins ? takeTime?.() : position });
  };
  return (
    <Composer
      label={words.write}
      placeholder={words.hint}
      value={text}
      onValueChange={write}
      limit={limit}
      submitLabel={words.save}
      onSubmit={(note) => onAdd({ ...value, text: note })}
    >
      <TimeTaker
        position={position}
        onPositionChange={(next) => onValueChange({ ...value, position: next })}
        takeTime={takeTime}
        words={words}
      />
      {publishable && (
        <Switch
          checked={value.isPublic === true}
          onCheckedChange={(isPublic) => onValueChange({ ...value, isPublic })}
        >
          {words.publish}
        </Switch>
      )}
    </Composer>
  );
}
