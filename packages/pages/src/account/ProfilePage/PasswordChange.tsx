import { useEffect, useRef, useState } from 'react';
import { Button } from '@stoa/ui/Button';
import { Field } from '@stoa/ui/Field';
import { PasswordInput } from '@stoa/ui/PasswordInput';
import * as styles from './ProfilePage.css.ts';

export interface PasswordValues {
  old: string;
  fresh: string;
  again: string;
}
type PasswordField = keyof PasswordValues;
export type PasswordFaults = Partial<Record<PasswordField, string>>;

export interface PasswordChangeWords {
  old: string;
  fresh: string;
  rule: string;
  again: string;
  submit: string;
}

export interface PasswordChangeProps {
  words: PasswordChangeWords;
  /** Of the account, so that a password manager knows whose password it keeps. */
  account: string;
  check: (values: PasswordValues) => PasswordFaults;
  /** What the server found wrong. */
  found: PasswordFaults;
  saving: boolean;
  /** Whether it was taken; then the fields are emptied. */
  onChange: (values: PasswordValues) => Promise<boolean>;
}

const empty: PasswordValues = { old: '', fresh: '', again: '' };
const fields = ['old', 'fresh', 'again'] as const;

/** To the first field that is wrong. */
function focusIn(form: HTMLFormElement | null, faults: PasswordFaults): void {
  const first = fields.find((field) => faults[field] !== undefined);
  if (first) form?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
}

/** A new password, given twice, by somebody who knows the old one. Nothing typed is lost by a mistake. */
export function PasswordChange({ words, account, check, found, saving, onChange }: PasswordChangeProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [left, setLeft] = useState<ReadonlySet<PasswordField>>(new Set());
  const faults = check(values);
  const shown = (field: PasswordField) => (left.has(field) ? faults[field] : undefined) ?? found[field];
  useEffect(() => focusIn(form.current, found), [found]);

  const submit = async () => {
    setLeft(new Set(fields));
    focusIn(form.current, faults);
    if (Object.keys(faults).length > 0) return;
    if (!(await onChange(values))) return;
    setValues(empty);
    setLeft(new Set());
  };
  const input = (field: PasswordField, autoComplete: 'current-password' | 'new-password') => (
    <PasswordInput
      name={field}
      autoComplete={autoComplete}
      value={values[field]}
      onValueChange={(value) => setValues((before) => ({ ...before, [field]: value }))}
      onBlur={(event) => event.currentTarget.value !== '' && setLeft((before) => new Set(before).add(field))}
    />
  );
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) void submit();
      }}
    >
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      <Field label={words.old} error={shown('old')} required>
        {input('old', 'current-password')}
      </Field>
      <Field label={words.fresh} hint={words.rule} error={shown('fresh')} required>
        {input('fresh', 'new-password')}
      </Field>
      <Field label={words.again} error={shown('again')} required>
        {input('again', 'new-password')}
      </Field>
      <div className={styles.actions}>
        <Button
          type="submit"
          loading={saving}
          // A sentence that appears as the field is left would move the button from under the pointer.
          onMouseDown={(event) => event.preventDefault()}
        >
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
