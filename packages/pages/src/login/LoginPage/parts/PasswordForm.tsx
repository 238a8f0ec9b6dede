import {
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
} from 'react';
import { Button } from '@stoa/ui/Button';
import { Checkbox } from '@stoa/ui/Checkbox';
import { Field } from '@stoa/ui/Field';
import { PasswordInput } from '@stoa/ui/PasswordInput';
import { TextInput } from '@stoa/ui/TextInput';
import type { LoginTranslate } from '../../words/index.ts';
import { passwordFaults, type PasswordBy, type PasswordFaults } from '../passwordFaults.ts';
import { Consent } from './Consent.tsx';
import * as styles from './PasswordForm.css.ts';

export interface PasswordLogin {
  account: string;
  password: string;
  remember: boolean;
  agreed: boolean;
}

const order = ['account', 'password', 'agreed'] as const satisfies readonly (keyof PasswordFaults)[];
type FieldName = (typeof order)[number];

export interface PasswordFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  t: LoginTranslate;
  /** Whether the form asks for an account or a job number. Default: the account. */
  by?: PasswordBy;
  /** Name of the company that gave the job number. */
  company: string;
  defaultAccount?: string | undefined;
  defaultAgreed?: boolean | undefined;
  /** The link to set a new password. */
  forgot?: ReactNode;
  /** The sentence of consent, with links to the terms; without it none is asked for. */
  agreement: ReactNode | undefined;
  /**
   * Resolves when the attempt has ended. `false` means that it failed: the password is cleared and gets the
   * focus, the account stays.
   */
  onLogin: (values: PasswordLogin) => Promise<boolean>;
  /** Whether the form sends nothing, as in a preview. */
  disabled?: boolean;
}

const valuesOf = (form: HTMLFormElement): PasswordLogin => {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    account: text('account').trim(),
    password: text('password'),
    remember: data.has('remember'),
    agreed: data.has('agreed'),
  };
};

/** Focuses the field; while a dialog covers the page, when that dialog closes. */
function focusWhenFree(field: HTMLElement) {
  const dialog = document.querySelector('dialog[open]');
  if (dialog === null) field.focus();
  else dialog.addEventListener('close', () => field.focus(), { once: true });
}

/** A form for account and password. Its inputs are uncontrolled, so typing renders nothing. */
export function PasswordForm({
  t,
  by = 'password',
  company,
  defaultAccount,
  defaultAgreed,
  forgot,
  agreement,
  onLogin,
  disabled = false,
  ...rest
}: PasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const leaving = useRef(false);
  const [pending, setPending] = useState(false);
  const [faults, setFaults] = useState<PasswordFaults>({});
  const isJob = by === 'job';
  const said = (name: FieldName) => {
    const fault = faults[name];
    return fault && t(`error.${fault}`);
  };

  const faultsOf = (values: PasswordLogin) =>
    passwordFaults(agreement === undefined ? { ...values, agreed: true } : values, by);
  const check = (name: FieldName) => {
    if (!form.current) return;
    const found = faultsOf(valuesOf(form.current))[name];
    setFaults((others) => ({ ...others, [name]: found }));
  };
  const blur = (name: FieldName) => (event: FocusEvent<HTMLInputElement>) => {
    // The field is not checked while the pointer is down, because an error that appears between press and
    // release would move the button away.
    if (!leaving.current && event.target.value !== '') check(name);
  };
  const change = (name: FieldName) => () => {
    if (faults[name] !== undefined) check(name);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (sending.current || disabled) return;
    const values = valuesOf(element);
    const found = faultsOf(values);
    setFaults(found);
    const first = order.find((name) => found[name] !== undefined);
    if (first) {
      element.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    sending.current = true;
    setPending(true);
    const done = await onLogin(values);
    sending.current = false;
    setPending(false);
    if (done) return;
    const password = element.querySelector<HTMLInputElement>('[name="password"]');
    if (!password) return;
    password.value = '';
    focusWhenFree(password);
  };

  return (
    <form {...rest} ref={form} noValidate className={styles.root} onSubmit={(event) => void submit(event)}>
      <Field
        label={t(isJob ? 'jobNumber' : 'account')}
        hint={isJob ? t('jobAt', { company }) : undefined}
        error={said('account')}
        required
      >
        <TextInput
          name="account"
          defaultValue={defaultAccount}
          size="lg"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
          placeholder={isJob ? '' : t('accountHint')}
          onBlur={blur('account')}
          onChange={change('account')}
        />
      </Field>
      <Field label={t('password')} error={said('password')} required>
        <PasswordInput name="password" size="lg" onBlur={blur('password')} onChange={change('password')} />
      </Field>
      <div className={styles.row}>
        <Checkbox name="remember">{t('remember')}</Checkbox>
        {forgot}
      </div>
      {agreement !== undefined && (
        <Consent defaultChecked={defaultAgreed} error={said('agreed')} onChange={change('agreed')}>
          {agreement}
        </Consent>
      )}
      <Button
        type="submit"
        size="lg"
        fullWidth
        loading={pending}
        disabled={disabled}
        onPointerDown={() => {
          leaving.current = true;
        }}
        onPointerUp={() => {
          leaving.current = false;
        }}
        onPointerLeave={() => {
          leaving.current = false;
        }}
      >
        {t('submit')}
      </Button>
    </form>
  );
}
