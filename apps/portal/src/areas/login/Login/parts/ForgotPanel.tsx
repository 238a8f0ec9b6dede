import { isApiError } from '@stoa/api';
import { forgetPassword, sendSmsCode, SmsScene } from '@stoa/api/contract/login';
import { ErrorCode } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { NewPasswordForm, PhoneCodeForm, type PhoneCode } from '@stoa/ui/patterns/LoginWays';
import { Text } from '@stoa/ui/Text';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePortal } from '../../../../session/portal.ts';
import { showToast } from '../../../../kernel/toast.ts';
import { keep, type PanelProps } from '../../panel.ts';
import { offeredBy } from '../../panels.ts';
import {
  callingCode,
  countriesOf,
  isCode,
  isNewPassword,
  phoneFault,
  strengthOf,
  strengths,
} from '../../phone.ts';
import { untilTurn } from '../../turn.ts';
import { useCountries, useSmsWait } from '../../useSms.ts';
import { WithWords } from '../../../../i18n/WithWords.tsx';
import { loginWayWords } from '../../catalogue.ts';

function Forgot({ config, draft, disabled, onPanel, attempt }: PanelProps) {
  const t = useTranslations('loginWays');
  const { client } = usePortal();
  const list = useCountries();
  const countries = list && countriesOf(list);
  const wait = useSmsWait('reset', draft.get().phone);
  const [proof, setProof] = useState<PhoneCode>();
  const leave = () => onPanel(offeredBy(config.loginTypes).tabs.find((tab) => tab !== 'sms') ?? 'password');

  if (proof) {
    const { phone, code } = proof;
    return (
      <NewPasswordForm
        labels={{
          password: t('forgot.password'),
          hint: t('forgot.passwordHint'),
          again: t('forgot.again'),
          submit: t('forgot.submit'),
        }}
        account={phone.number}
        strengthOf={(password) => {
          const level = strengthOf(password);
          return { level, label: t(`forgot.strength.${strengths[level]}`) };
        }}
        validate={({ password, again }) => ({
          password: isNewPassword(password) ? undefined : t('error.newPassword'),
          again: password === again ? undefined : t('error.notSame'),
        })}
        onDone={async ({ password }) => {
          const done = await attempt((signal) =>
            client
              .call(
                forgetPassword,
                {
                  countryCode: callingCode(phone, countries),
                  phone: phone.number,
                  code,
                  newPassword: password,
                },
                { ...untilTurn, signal },
              )
              .catch((error: unknown) => {
                // Only another code helps: back to where one is asked for.
                if (isApiError(error) && error.kind === 'business' && error.code === ErrorCode.CodeWrong) {
                  setProof(undefined);
                }
                throw error;
              }),
          );
          if (!done) return;
          void showToast(t('forgot.done'), 'success');
          keep(draft, { account: phone.number });
          leave();
        }}
        back={
          <Button variant="ghost" onClick={() => setProof(undefined)}>
            {t('forgot.backToCode')}
          </Button>
        }
      />
    );
  }
  return (
    <div style={{ display: 'grid', gap: '1.25rem' }}>
      <Text tone="muted">{t('forgot.intro')}</Text>
      <PhoneCodeForm
        labels={{
          phone: t('sms.phone'),
          code: t('sms.code'),
          send: t('sms.send'),
          sendAgain: t('sms.sendAgain'),
          submit: t('sms.next'),
        }}
        countries={countries}
        defaultPhone={wait.phone}
        codeNote={wait.isSent ? t('sms.sentTo', { phone: wait.phone.number }) : undefined}
        wait={wait.seconds}
        waitLabel={t('sms.wait', { seconds: String(wait.seconds) })}
        validate={({ phone, code }) => {
          const fault = phoneFault(phone, list);
          return {
            phone: fault && t(`error.${fault}`),
            code: isCode(code) ? undefined : t('error.code'),
          };
        }}
        onPhoneChange={(phone) => {
          keep(draft, { phone });
          wait.setPhone(phone);
        }}
        onSend={(phone) =>
          attempt(async () => {
            const { waitSeconds } = await client.call(sendSmsCode, {
              phone: phone.number,
              countryCode: callingCode(phone, countries),
              scene: SmsScene.Reset,
            });
            wait.begin(phone, waitSeconds);
          })
        }
        onDone={(values) => {
          setProof(values);
          return Promise.resolve(true);
        }}
        disabled={disabled}
      />
      <Button variant="ghost" onClick={leave}>
        {t('forgot.back')}
      </Button>
    </div>
  );
}

/** A new password for whoever holds the telephone. */
export default function ForgotPanel(props: PanelProps) {
  return (
    <WithWords of={[loginWayWords]}>
      <Forgot {...props} />
    </WithWords>
  );
}
