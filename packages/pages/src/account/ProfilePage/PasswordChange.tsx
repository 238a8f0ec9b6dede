import { useEffect, useRef, useState } from 'react';
import { Button } from '@stoa/ui/Button';
import { Field } from '@stoa/ui/Field';
import { PasswordInput } from '@stoa/ui/PasswordInput';
import type { UserTranslate } from '../words/index.ts';
import { passwordFaults, type PasswordDraft } from './rules.ts';
import * as styles from './ProfilePage.css.ts';

type PasswordField = keyof PasswordDraft;
type PasswordFaults = Partial<Record<PasswordField, string>>;

/** Why the server refused the password: the old one is wrong, or the new one is too easy to guess. */
export type PasswordRefusal = 'oldWrong' | 'weak';

export interface PasswordChangeProps {
  t: UserTranslate;
  /** Account name for the password manager, so that it knows whose password it stores. */
  account: string;
  /** The server's reason for refusing the last attempt. */
  refused: PasswordRefusal | undefined;
  saving: boolean;
  /** Resolves to true when the server accepted the new password; then the fields are emptied. */
  onChange: (values: PasswordDraft) => Promise<boolean>;
}

const empty: PasswordDraft = { old: '', fresh: '', again: '' };
const fields = ['old', 'fresh', 'again'] as const;

/** The faults in what was typed, as sentences. */
function faultsIn(values: PasswordDraft, t: UserTranslate): PasswordFaults {
  const wrong = passwordFaults(values);
  return {
    ...(wrong.has('old') ? { old: t('password.faults.old') } : {}),
    ...(wrong.has('fresh') ? { fresh: t('password.faults.fresh') } : {}),
    ...(wrong.has('same') ? { fresh: t('password.faults.same') } : {}),
    ...(wrong.has('again') ? { again: t('password.faults.again') } : {}),
  };
}

const refusedField = { oldWrong: 'old', weak: 'fresh' } as const satisfies Record<
  PasswordRefusal,
  PasswordField
>;

function focusOn(form: HTMLFormElement | null, field: PasswordField | undefined): void {
  if (field) form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
}

/**
 * A new password, typed twice, by a person who knows the old one. A mistake clears nothing that was typed.
 */
export function PasswordChange({ t, account, refused, saving, onChange }: PasswordChangeProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [left, setLeft] = useState<ReadonlySet<PasswordField>>(new Set());
  const faults = faultsIn(values, t);
  const refusal = (field: PasswordField) =>
    refused && refusedField[refused] === field ? t(`password.faults.${refused}`) : undefined;
  const shown = (field: PasswordField) => (left.has(field) ? faults[field] : undefined) ?? refusal(field);
  useEffect(() => {
    if (refused) focusOn(form.current, refusedField[refused]);
  }, [refused]);

  const submit = async () => {
    setLeft(new Set(fields));
    focusOn(
      form.current,
      fields.find((field) => faults[field] !== undefined),
    );
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
      <Field label={t('password.old')} error={shown('old')} required>
        {input('old', 'current-password')}
      </Field>
      <Field label={t('password.fresh')} hint={t('password.rule')} error={shown('fresh')} required>
        {input('fresh', 'new-password')}
      </Field>
      <Field label={t('password.again')} error={shown('again')} required>
        {input('again', 'new-password')}
      </Field>
      <div className={styles.actions}>
        <Button
          type="submit"
          loading={saving}
          // Focus stays in the field, because on blur an error may appear, which would move the button away
          // from the pointer.
          onMouseDown={(event) => event.preventDefault()}
        >
          {t('password.submit')}
        </Button>
      </div>
    </form>
  );
}
