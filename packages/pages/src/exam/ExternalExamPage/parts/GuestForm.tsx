import type { GuestField } from '@stoa/api/contract/exam';
import { useState } from 'react';
import { Alert } from '@stoa/ui/Alert';
import { Button } from '@stoa/ui/Button';
import { Checkbox } from '@stoa/ui/Checkbox';
import { Field } from '@stoa/ui/Field';
import { Form } from '@stoa/ui/Form';
import { Heading } from '@stoa/ui/Heading';
import { Link } from '@stoa/ui/Link';
import { PasswordInput } from '@stoa/ui/PasswordInput';
import { TextInput } from '@stoa/ui/TextInput';
import type { ExternalExamTranslate } from '../../words/index.ts';
import { fieldRules, guestGiven, shownFields, type GuestGiven } from '../guestForm.ts';
import * as styles from '../ExternalExamPage.css.ts';

/** Why the server has refused the guest, where a field or the form can show it. */
export type GuestRefusal = 'passwordWrong' | 'tooMany' | 'lost';

export interface GuestFormProps {
  /** The fields that the exam requires besides name and phone number. */
  fields: readonly GuestField[];
  needsPassword: boolean;
  /** Whether time runs from the moment in which the form is sent. */
  timed: boolean;
  /** Whether nobody can begin now, so that the form only leads back to an earlier attempt. */
  returning: boolean;
  /** The guest's earlier entries in this tab. */
  given: Partial<GuestGiven>;
  /** The refusal of the last try; a new object is shown again. */
  refusal: { readonly reason: GuestRefusal } | undefined;
  sending: boolean;
  /** Pages of the company, in a new window. */
  agreementUrl: string;
  privacyUrl: string;
  t: ExternalExamTranslate;
  onEnter: (given: GuestGiven) => void;
  onBack: () => void;
}

/** The form with the guest's data and consent; submitting it starts the exam. */
export default function GuestForm(props: GuestFormProps) {
  const { fields, needsPassword, timed, returning, given, refusal, sending } = props;
  const { agreementUrl, privacyUrl, t, onEnter, onBack } = props;
  const { reason } = refusal ?? {};
  const [faults, setFaults] = useState<{ of: typeof refusal; list: { field: string; message: string }[] }>({
    of: undefined,
    list: [],
  });
  // The list of errors is a new object only for a new refusal, because the form moves the focus to each new
  // list.
  if (faults.of !== refusal) {
    const isWrong = reason === 'passwordWrong';
    setFaults({
      of: refusal,
      list: isWrong ? [{ field: 'password', message: t('form.passwordWrong') }] : [],
    });
  }
  const pages = [
    [t('form.agreement'), agreementUrl],
    [t('form.privacy'), privacyUrl],
  ].filter(([, url]) => url !== '');
  const hints: Partial<Record<GuestField, string>> = {
    name: t('form.nameHint'),
    phone: t('form.phoneHint'),
  };
  return (
    <>
      <div className={styles.head}>
        <Heading level={1} size={24} tabIndex={-1}>
          {t('form.title')}
        </Heading>
        <p className={styles.text}>
          {t(returning ? 'returning.form' : timed ? 'form.text' : 'form.untimed')}
        </p>
      </div>
      <Form
        errors={faults.list}
        onSubmit={(data) => {
          const text = (name: string) => {
            const value = data.get(name);
            return typeof value === 'string' ? value : '';
          };
          if (!sending) onEnter(guestGiven(text));
        }}
      >
        <div className={styles.fields}>
          {shownFields(fields).map((field) => (
            <Field key={field} label={t(`form.${field}`)} hint={hints[field]} required>
              <TextInput
                name={field}
                {...fieldRules[field]}
                type={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
                defaultValue={given[field]}
                size="lg"
              />
            </Field>
          ))}
          {needsPassword && (
            <Field label={t('form.password')} hint={t('form.passwordHint')} required>
              <PasswordInput name="password" maxLength={64} autoComplete="off" size="lg" />
            </Field>
          )}
        </div>
        {/* The list of errors uses this label, because the text beside the box is not its label. */}
        <Checkbox name="agree" required aria-label={t('form.agree')}>
          {t('form.agree')}
        </Checkbox>
        {pages.length > 0 && (
          <p className={styles.links}>
            {pages.map(([label, url]) => (
              <Link key={label} href={url} newWindow standalone>
                {label}
              </Link>
            ))}
          </p>
        )}
        {(reason === 'tooMany' || reason === 'lost') && (
          <Alert tone="danger" live="assertive">
            {t(`form.${reason}`)}
          </Alert>
        )}
        <div className={styles.actions}>
          <Button type="submit" size="lg" loading={sending}>
            {t(returning ? 'returning.enter' : 'form.start')}
          </Button>
          <Button size="lg" variant="outline" onClick={onBack}>
            {t('form.back')}
          </Button>
        </div>
      </Form>
    </>
  );
}
