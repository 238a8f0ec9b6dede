import { useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { Field } from '@stoa/ui/Field';
import { PasswordInput } from '@stoa/ui/PasswordInput';
import * as styles from './NewPasswordForm.css.ts';

export interface NewPassword {
  password: string;
  again: string;
}

const order = ['password', 'again'] as const satisfies readonly (keyof NewPassword)[];
type FieldName = (typeof order)[number];
export type NewPasswordFaults = Partial<Record<FieldName, string | undefined>>;

export interface NewPasswordFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  labels: { password: string; again: string; hint: string; submit: string };
  /** Whose password it is, so that a password manager files it rightly. */
  account: string;
  validate: (values: NewPassword) => NewPasswordFaults;
  /** How hard it is to guess, of three, and in which words. */
  strengthOf: (password: string) => { level: number; label: string };
  onDone: (values: NewPassword) => Promise<void>;
  /** The way back. */
  back?: ReactNode;
}

/** A new password, twice; what is typed stays when the server refuses it. */
export function NewPasswordForm({
  labels,
  account,
  validate,
  strengthOf,
  onDone,
  back,
  ...rest
}: NewPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<NewPassword>({ password: '', again: '' });
  const [faults, setFaults] = useState<NewPasswordFaults>({});
  const [pending, setPending] = useState(false);
  const strength = strengthOf(values.password);

  const change = (name: FieldName) => (text: string) => {
    const next = { ...values, [name]: text };
    setValues(next);
    const found = validate(next);
    setFaults((before) => ({
      password: before.password === undefined ? undefined : found.password,
      again: before.again === undefined ? undefined : found.again,
    }));
  };
  const blur = (name: FieldName) => () => {
    if (values[name] !== '') setFaults((others) => ({ ...others, [name]: validate(values)[name] }));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const found = validate(values);
    setFaults(found);
    const first = order.find((name) => found[name] !== undefined);
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    setPending(true);
    await onDone(values);
    setPending(false);
  };

  return (
    <form {...rest} ref={form} noValidate className={styles.root} onSubmit={(event) => void submit(event)}>
      <input type="text" hidden readOnly name="username" autoComplete="username" value={account} />
      <Field label={labels.password} hint={labels.hint} error={faults.password} required>
        <PasswordInput
          name="password"
          size="lg"
          autoComplete="new-password"
          value={values.password}
          onValueChange={change('password')}
          onBlur={blur('password')}
        />
        <div data-part="strength" className={styles.strength}>
          {[1, 2, 3].map((step) => (
            <span
              key={step}
              aria-hidden="true"
              className={styles.bar}
              data-filled={step <= strength.level ? '' : undefined}
            />
          ))}
          <output>{strength.label}</output>
        </div>
      </Field>
      <Field label={labels.again} error={faults.again} required>
        <PasswordInput
          name="again"
          size="lg"
          autoComplete="new-password"
          value={values.again}
          onValueChange={change('again')}
          onBlur={blur('again')}
        />
      </Field>
      <Button type="submit" size="lg" fullWidth loading={pending}>
        {labels.submit}
      </Button>
      {back}
    </form>
  );
}
