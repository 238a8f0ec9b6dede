import { busyOf, isApiError } from '@stoa/api';
import { login, SmsScene } from '@stoa/api/contract/login';
import { sendSignedLoginCode } from '@stoa/api/signature';
import { ErrorCode, LoginKind } from '@stoa/domain';
import { PhoneCodeForm, type PhoneCodeOutcome } from '@stoa/pages/login/LoginWays';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePortal } from '../../../../session/portal.ts';
import { createCodeIntention } from '../../codeIntention.ts';
import { keep, type PanelProps } from '../../panel.ts';
import { callingCode } from '../../phone.ts';
import { enterAs } from '../../signIn.ts';
import { untilTurn } from '../../turn.ts';
import { useCountries, useSmsWait } from '../../useSms.ts';
import { WithWords } from '../../../../i18n/WithWords.tsx';
import { loginWayWords } from '../../catalogue.ts';

function Sms({ draft, disabled, agreement, attempt }: PanelProps) {
  const t = useTranslations('loginWays');
  const words = useTranslations('login');
  const portal = usePortal();
  const { client, settings } = portal;
  const countries = useCountries();
  const wait = useSmsWait('login', draft.get().phone);
  const [intention] = useState(() => createCodeIntention('login'));

  return (
    <PhoneCodeForm
      t={t}
      submit={words('submit')}
      countries={countries}
      defaultPhone={wait.phone}
      defaultAgreed={draft.get().agreed}
      agreement={agreement}
      sentTo={wait.isSent ? wait.phone.number : undefined}
      wait={wait.seconds}
      onPhoneChange={(phone) => {
        keep(draft, { phone });
        wait.setPhone(phone);
      }}
      onAgreedChange={(agreed) => keep(draft, { agreed })}
      onSend={(phone) =>
        attempt(async () => {
          const request = {
            phone: phone.number,
            countryCode: callingCode(phone, countries),
            scene: SmsScene.Login,
          } as const;
          const { waitSeconds } = await sendSignedLoginCode(client, request, {
            signatureKey: settings.signatureKey,
          });
          wait.begin(phone, waitSeconds);
        })
      }
      onDone={async ({ phone, code }) => {
        let failure: PhoneCodeOutcome = 'unanswered';
        const isDone = await attempt(async (signal) => {
          const request = {
            loginKind: LoginKind.SmsCode,
            domainName: settings.domainName,
            deviceType: 5,
            countryCode: callingCode(phone, countries),
            phone: phone.number,
            code,
          } as const;
          const idemKey = intention.keyOf(request);
          try {
            const result = await client.call(login, { ...request, idemKey }, { ...untilTurn, signal });
            await enterAs(portal, result);
            intention.settle();
          } catch (error) {
            if (isApiError(error)) {
              intention.settle(error);
              // A code that the server did not look at, because there were too many tries, may still be right.
              const isUnread = 'code' in error && error.code === ErrorCode.TooFrequent;
              const isRefused = error.kind === 'business' || error.kind === 'expired';
              failure = isRefused && !isUnread && busyOf(error) === undefined ? 'refused' : 'unanswered';
            }
            throw error;
          }
        });
        return isDone ? 'done' : failure;
      }}
      disabled={disabled}
    />
  );
}

/** Login by phone number and a code in a text message. */
export default function SmsPanel(props: PanelProps) {
  return (
    <WithWords of={[loginWayWords]}>
      <Sms {...props} />
    </WithWords>
  );
}
