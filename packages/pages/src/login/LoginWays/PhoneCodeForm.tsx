import type { CountryCode } from '@stoa/api/contract/login';
import { useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { CodeInput } from '@stoa/ui/CodeInput';
import { Field } from '@stoa/ui/Field';
import { type Phone, PhoneInput } from '@stoa/ui/PhoneInput';
import { Consent } from '../LoginPage/parts/Consent.tsx';
import type { LoginWaysTranslate } from '../words/index.ts';
import { countriesOf, dialledFrom, isCode, phoneFault, type PhoneFault } from './rules.ts';
import * as styles from './PhoneCodeForm.css.ts';

export interface PhoneCode {
  phone: Phone;
  code: string;
  agreed: boolean;
}

/**
 * How an attempt with a code ended: `refused` by the server, or `unanswered` because no answer came, the server
 * did not look at the code, or the person stopped waiting.
 */
export type PhoneCodeOutcome = 'done' | 'refused' | 'unanswered';

const order = ['phone', 'code', 'agreed'] as const satisfies readonly (keyof PhoneCode)[];
type FieldName = (typeof order)[number];
/** Faults of the form; each is a key of the messages. */
type PhoneCodeFault = PhoneFault | 'code' | 'agree';
type PhoneCodeFaults = Readonly<Partial<Record<FieldName, PhoneCodeFault | undefined>>>;

export interface PhoneCodeFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  t: LoginWaysTranslate;
  /** Label of the submit button. */
  submit: string;
  /** The countries that codes are sent to, with the pattern of their numbers; without it, any country. */
  countries?: readonly CountryCode[] | undefined;
  defaultPhone?: Phone | undefined;
  defaultAgreed?: boolean | undefined;
  /** The sentence of consent; without it no consent is asked for. */
  agreement?: ReactNode;
  /** The number that a code was sent to. */
  sentTo?: string | undefined;
  /** Seconds until another code may be requested; 0 when it may be requested now. */
  wait: number;
  onPhoneChange?: (phone: Phone) => void;
  onAgreedChange?: (agreed: boolean) => void;
  /** Resolves with whether a code was sent. */
  onSend: (phone: Phone) => Promise<boolean>;
  /** A code that was refused is cleared; one that got no answer stays, because it may still be right. */
  onDone: (values: PhoneCode) => Promise<PhoneCodeOutcome>;
  /** Whether the form sends nothing, as in a preview. */
  disabled?: boolean;
}

const nobody: Phone = { country: 'CN', number: '' };

/** A form for a phone number and the code sent to it; it submits itself with the sixth digit. */
export function PhoneCodeForm({
  t,
  submit,
  countries,
  defaultPhone = nobody,
  defaultAgreed,
  agreement,
  sentTo,
  wait,
  onPhoneChange,
  onAgreedChange,
  onSend,
  onDone,
  disabled = false,
  ...rest
}: PhoneCodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [typed, setPhone] = useState(defaultPhone);
  const phone = dialledFrom(typed, countries);
  const [code, setCode] = useState('');
  const [sent, setSent] = useState(false);
  const [pending, setPending] = useState<'send' | 'done'>();
  const [faults, setFaults] = useState<PhoneCodeFaults>({});

  const field = (name: FieldName) =>
    form.current?.querySelector<HTMLInputElement>(
      name === 'phone' ? 'input[type="tel"]' : `[name="${name}"]`,
    );
  const values = (): PhoneCode => ({ phone, code, agreed: field('agreed')?.checked === true });
  const validate = (given: PhoneCode): PhoneCodeFaults => ({
    phone: phoneFault(given.phone, countries),
    code: isCode(given.code) ? undefined : 'code',
    agreed: given.agreed || agreement === undefined ? undefined : 'agree',
  });
  const said = (name: FieldName) => {
    const fault = faults[name];
    return fault && t(`error.${fault}`);
  };
  const recheck = (name: FieldName, next: Partial<PhoneCode>) => {
    if (faults[name] === undefined) return;
    setFaults((others) => ({ ...others, [name]: validate({ ...values(), ...next })[name] }));
  };
  /** Runs one attempt at a time, so that a double click counts once. */
  const during = async <End,>(kind: 'send' | 'done', work: () => Promise<End>): Promise<End> => {
    busy.current = true;
    setPending(kind);
    const end = await work();
    busy.current = false;
    setPending(undefined);
    return end;
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

  const finish = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current || disabled) return;
    const given = values();
    const found = validate(given);
    setFaults(found);
    const first = order.find((name) => found[name] !== undefined);
    if (first) return field(first)?.focus();
    const outcome = await during('done', () => onDone(given));
    if (outcome === 'done') return;
    if (outcome === 'refused') setCode('');
    field('code')?.focus();
  };

  return (
    <form {...rest} ref={form} noValidate className={styles.root} onSubmit={(event) => void finish(event)}>
      <Field label={t('sms.phone')} error={said('phone')} required>
        <div className={styles.row}>
          <PhoneInput
            size="lg"
            className={styles.phone}
            value={phone}
            {...(countries === undefined ? {} : { countries: countriesOf(countries) })}
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
            {wait > 0 ? t('sms.wait', { seconds: String(wait) }) : t(sent ? 'sms.sendAgain' : 'sms.send')}
          </Button>
        </div>
      </Field>
      <Field
        label={t('sms.code')}
        hint={sentTo === undefined ? undefined : t('sms.sentTo', { phone: sentTo })}
        error={said('code')}
        required
      >
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
      {agreement !== undefined && (
        <Consent
          defaultChecked={defaultAgreed}
          error={said('agreed')}
          onCheckedChange={(agreed) => {
            onAgreedChange?.(agreed);
            recheck('agreed', { agreed });
          }}
        >
          {agreement}
        </Consent>
      )}
      <Button type="submit" size="lg" fullWidth loading={pending === 'done'} disabled={disabled}>
        {submit}
      </Button>
    </form>
  );
}
