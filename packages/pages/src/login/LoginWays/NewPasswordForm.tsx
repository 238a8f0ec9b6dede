import { useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { Field } from '@stoa/ui/Field';
import { PasswordInput } from '@stoa/ui/PasswordInput';
import type { LoginWaysTranslate } from '../words/index.ts';
import { isNewPassword, strengthOf, strengths } from './rules.ts';
import * as styles from './NewPasswordForm.css.ts';

export interface NewPassword {
  password: string;
  again: string;
}

const order = ['password', 'again'] as const satisfies readonly (keyof NewPassword)[];
type FieldName = (typeof order)[number];
/** Faults by field; each is a key of the messages. */
type NewPasswordFaults = {
  readonly password: 'newPassword' | undefined;
  readonly again: 'notSame' | undefined;
};

const none: NewPasswordFaults = { password: undefined, again: undefined };

const faultsIn = ({ password, again }: NewPassword): NewPasswordFaults => ({
  password: isNewPassword(password) ? undefined : 'newPassword',
  again: password === again ? undefined : 'notSame',
});

export interface NewPasswordFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  t: LoginWaysTranslate;
  /** Account name for the password manager, so that it knows whose password it stores. */
  account: string;
  onDone: (values: NewPassword) => Promise<void>;
  /** The link back. */
  back?: ReactNode;
}

/** A new password, typed twice; what was typed stays when the server refuses it. */
export function NewPasswordForm({ t, account, onDone, back, ...rest }: NewPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<NewPassword>({ password: '', again: '' });
  const [faults, setFaults] = useState(none);
  const [pending, setPending] = useState(false);
  const strength = strengthOf(values.password);
  const said = (name: FieldName) => {
    const fault = faults[name];
    return fault && t(`error.${fault}`);
  };

  const change = (name: FieldName) => (text: string) => {
    const next = { ...values, [name]: text };
    setValues(next);
    const found = faultsIn(next);
    setFaults((before) => ({
      password: before.password === undefined ? undefined : found.password,
      again: before.again === undefined ? undefined : found.again,
    }));
  };
  const blur = (name: FieldName) => () => {
    if (values[name] !== '') setFaults((others) => ({ ...others, [name]: faultsIn(values)[name] }));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const found = faultsIn(values);
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
      <Field label={t('forgot.password')} hint={t('forgot.passwordHint')} error={said('password')} required>
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
              data-filled={step <= strength ? '' : undefined}
            />
          ))}
          <output>{t(`forgot.strength.${strengths[strength]}`)}</output>
        </div>
      </Field>
      <Field label={t('forgot.again')} error={said('again')} required>
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
        {t('forgot.submit')}
      </Button>
      {back}
    </form>
  );
}
