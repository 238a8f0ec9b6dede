import { useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { CodeInput } from '@stoa/ui/CodeInput';
import { Field } from '@stoa/ui/Field';
import { type Country, type Phone, PhoneInput } from '@stoa/ui/PhoneInput';
import { Consent } from '../LoginPage/parts/Consent.tsx';
import * as styles from './PhoneCodeForm.css.ts';

export interface PhoneCode {
  phone: Phone;
  code: string;
  agreed: boolean;
}

const order = ['phone', 'code', 'agreed'] as const satisfies readonly (keyof PhoneCode)[];
type FieldName = (typeof order)[number];
export type PhoneCodeFaults = Partial<Record<FieldName, string | undefined>>;

export interface PhoneCodeFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  labels: { phone: string; code: string; send: string; sendAgain: string; submit: string };
  /** Where codes are sent; without it anywhere. */
  countries?: readonly Country[] | undefined;
  defaultPhone?: Phone | undefined;
  defaultAgreed?: boolean | undefined;
  /** The sentence of consent; without it none is asked for. */
  agreement?: ReactNode;
  /** Said below the code: where it went. */
  codeNote?: ReactNode;
  /** Seconds until another code may be asked for, and in which words; 0 when it may be. */
  wait: number;
  waitLabel: string;
  validate: (values: PhoneCode) => PhoneCodeFaults;
  onPhoneChange?: (phone: Phone) => void;
  onAgreedChange?: (agreed: boolean) => void;
  /** Resolves with whether a code is on its way. */
  onSend: (phone: Phone) => Promise<boolean>;
  /** Resolves with `false` when the attempt failed: the code is cleared, the number stays. */
  onDone: (values: PhoneCode) => Promise<boolean>;
  /** A preview shows the form but sends nothing. */
  disabled?: boolean;
}

const nobody: Phone = { country: 'CN', number: '' };

/** A number and the code that was sent to it; the sixth digit sends the form. */
export function PhoneCodeForm({
  labels,
  countries,
  defaultPhone = nobody,
  defaultAgreed,
  agreement,
  codeNote,
  wait,
  waitLabel,
  validate,
  onPhoneChange,
  onAgreedChange,
  onSend,
  onDone,
  disabled = false,
  ...rest
}: PhoneCodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [phone, setPhone] = useState(defaultPhone);
  const [code, setCode] = useState('');
  const [sent, setSent] = useState(false);
  const [pending, setPending] = useState<'send' | 'done'>();
  const [faults, setFaults] = useState<PhoneCodeFaults>({});

  const field = (name: FieldName) =>
    form.current?.querySelector<HTMLInputElement>(
      name === 'phone' ? 'input[type="tel"]' : `[name="${name}"]`,
    );
  const values = (): PhoneCode => ({ phone, code, agreed: field('agreed')?.checked === true });
  const recheck = (name: FieldName, next: Partial<PhoneCode>) => {
    if (faults[name] === undefined) return;
    setFaults((others) => ({ ...others, [name]: validate({ ...values(), ...next })[name] }));
  };
  /** Keeps one attempt at a time, whatever is clicked twice. */
  const during = async (kind: 'send' | 'done', work: () => Promise<boolean>): Promise<boolean> => {
    busy.current = true;
    setPending(kind);
    const done = await work();
    busy.current = false;
    setPending(undefined);
    return done;
  };

  const send = async () => {
    if (busy.current || wait > 0) return;
    const fault = validate(values()).phone;
    setFaults((others) => ({ ...others, phone: fault }));
    if (fault !== undefined) return field('phone')?.focus();
    if (!(await during('send', () => onSend(phone)))) return;
    setSent(true);
    setCode('');
    field('code')?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current || disabled) return;
    const given = values();
    const found = validate(given);
    setFaults(found);
    const first = order.find((name) => found[name] !== undefined);
    if (first) return field(first)?.focus();
    if (await during('done', () => onDone(given))) return;
    setCode('');
    field('code')?.focus();
  };

  return (
    <form {...rest} ref={form} noValidate className={styles.root} onSubmit={(event) => void submit(event)}>
      <Field label={labels.phone} error={faults.phone} required>
        <div className={styles.row}>
          <PhoneInput
            size="lg"
            className={styles.phone}
            value={phone}
            {...(countries === undefined ? {} : { countries })}
            onValueChange={(next) => {
              setPhone(next);
              onPhoneChange?.(next);
              recheck('phone', { phone: next });
            }}
          />
          <Button
            variant="outline"
            size="lg"
            className={styles.send}
            loading={pending === 'send'}
            disabled={disabled || wait > 0}
            onClick={() => void send()}
          >
            {wait > 0 ? waitLabel : sent ? labels.sendAgain : labels.send}
          </Button>
        </div>
      </Field>
      <Field label={labels.code} hint={codeNote} error={faults.code} required>
        <CodeInput
          name="code"
          className={styles.code}
          value={code}
          onValueChange={(next) => {
            setCode(next);
            recheck('code', { code: next });
          }}
          onComplete={() => form.current?.requestSubmit()}
        />
      </Field>
      <Button type="submit" size="lg" fullWidth loading={pending === 'done'} disabled={disabled}>
        {labels.submit}
      </Button>
      {agreement !== undefined && (
        <Consent
          defaultChecked={defaultAgreed}
          error={faults.agreed}
          onCheckedChange={(agreed) => {
            onAgreedChange?.(agreed);
            recheck('agreed', { agreed });
          }}
        >
          {agreement}
        </Consent>
      )}
    </form>
  );
}
