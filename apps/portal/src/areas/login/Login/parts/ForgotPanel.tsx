import { isApiError } from '@stoa/api';
import { forgetPassword, sendSmsCode, SmsScene } from '@stoa/api/contract/login';
import { ErrorCode } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { NewPasswordForm, PhoneCodeForm, type PhoneCode } from '@stoa/pages/login/LoginWays';
import { Text } from '@stoa/ui/Text';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePortal } from '../../../../session/portal.ts';
import { showToast } from '../../../../kernel/toast.ts';
import { createCodeIntention } from '../../codeIntention.ts';
import { keep, type PanelProps } from '../../panel.ts';
import { offeredBy } from '../../panels.ts';
import { callingCode } from '../../phone.ts';
import { untilTurn } from '../../turn.ts';
import { useCountries, useSmsWait } from '../../useSms.ts';
import { WithWords } from '../../../../i18n/WithWords.tsx';
import { loginWayWords } from '../../catalogue.ts';

function Forgot({ config, draft, disabled, onPanel, attempt }: PanelProps) {
  const t = useTranslations('loginWays');
  const { client } = usePortal();
  const countries = useCountries();
  const wait = useSmsWait('reset', draft.get().phone);
  const [proof, setProof] = useState<PhoneCode>();
  const [intention] = useState(() => createCodeIntention('reset'));
  const leave = () => onPanel(offeredBy(config.loginTypes).tabs.find((tab) => tab !== 'sms') ?? 'password');

  if (proof) {
    const { phone, code } = proof;
    return (
      <NewPasswordForm
        t={t}
        account={phone.number}
        onDone={async ({ password }) => {
          const done = await attempt(async (signal) => {
            // The key belongs to the code alone, because the password may be typed differently after a reload.
            const sent = { countryCode: callingCode(phone, countries), phone: phone.number, code };
            const idemKey = intention.keyOf(sent);
            try {
              const request = { ...sent, newPassword: password, idemKey };
              await client.call(forgetPassword, request, { ...untilTurn, signal });
              intention.settle();
            } catch (error) {
              if (isApiError(error)) {
                intention.settle(error);
                // A wrong code cannot be corrected, so the panel returns to the step that sends one.
                if (error.kind === 'business' && error.code === ErrorCode.CodeWrong) setProof(undefined);
              }
              throw error;
            }
          });
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
        t={t}
        submit={t('sms.next')}
        countries={countries}
        defaultPhone={wait.phone}
        sentTo={wait.isSent ? wait.phone.number : undefined}
        wait={wait.seconds}
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
          return Promise.resolve('done');
        }}
        disabled={disabled}
      />
      <Button variant="ghost" onClick={leave}>
        {t('forgot.back')}
      </Button>
    </div>
  );
}

/** Sets a new password for a person who can receive a code on the phone. */
export default function ForgotPanel(props: PanelProps) {
  return (
    <WithWords of={[loginWayWords]}>
      <Forgot {...props} />
    </WithWords>
  );
}
