import { useId, useState } from 'react';
import { Button } from '@stoa/ui/Button';
import { Dialog } from '@stoa/ui/Dialog';
import { Field } from '@stoa/ui/Field';
import { TextInput } from '@stoa/ui/TextInput';

/** The messages of the dialog, passed by the page that shows it. */
export interface PasswordWords {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly enter: string;
  readonly cancel: string;
  readonly empty: string;
}

export interface PasswordDialogProps {
  words: PasswordWords;
  /** Why the last password was refused. */
  error?: string | undefined;
  onEnter: (password: string) => void;
  onCancel: () => void;
}

/** Asks for the password of an exam, which is kept in memory only. */
export function PasswordDialog({ words, error, onEnter, onCancel }: PasswordDialogProps) {
  const form = useId();
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  return (
    <Dialog
      open
      size="sm"
      closeOnBackdrop={false}
      title={words.title}
      onOpenChange={onCancel}
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form}>
            {words.enter}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          setEmpty(password === '');
          if (password !== '') onEnter(password);
        }}
      >
        <Field label={words.label} hint={words.hint} error={isEmpty ? words.empty : error}>
          <TextInput
            value={password}
            onValueChange={setPassword}
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
          />
        </Field>
      </form>
    </Dialog>
  );
}
