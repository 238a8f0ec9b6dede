import { qrPoll, qrTicket, type LoginResult } from '@stoa/api/contract/login';
import { Consent } from '@stoa/pages/login/LoginPage';
import { QrLogin } from '@stoa/pages/login/LoginWays';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePortal } from '../../../../session/portal.ts';
import { keep, type PanelProps } from '../../panel.ts';
import { followQr, untilSeen, type QrStep } from '../../qr.ts';
import { enterAs } from '../../signIn.ts';
import { WithWords } from '../../../../i18n/WithWords.tsx';
import { loginWayWords } from '../../catalogue.ts';

function Qr({ draft, agreement, attempt }: PanelProps) {
  const t = useTranslations('loginWays');
  const portal = usePortal();
  const [step, setStep] = useState<QrStep>({ state: 'loading' });
  const mayBegin = agreement === undefined || draft.get().agreed;
  /** The run that fetches and follows a QR code; none before the person has agreed to the terms. */
  const [run, setRun] = useState(() => (mayBegin ? new AbortController() : undefined));
  const agreed = run !== undefined;
  const enter = useRef<(step: QrStep) => void>(() => undefined);
  useEffect(() => {
    const collect = async (login: LoginResult) => {
      if (!(await attempt(() => enterAs(portal, login)))) setStep({ state: 'refused' });
    };
    enter.current = (next) => {
      setStep(next);
      if (next.state === 'confirmed') void collect(next.login);
    };
  });
  useEffect(() => {
    if (!run) return undefined;
    const { client, settings } = portal;
    void followQr(
      {
        create: (signal) =>
          client.call(qrTicket, { domainName: settings.domainName, deviceType: 5 }, { signal }),
        poll: (asked, signal) => client.call(qrPoll, asked, { signal }),
        untilSeen,
      },
      (next) => enter.current(next),
      run.signal,
    );
    return () => run.abort();
  }, [run, portal]);

  const agree = (next: boolean) => {
    keep(draft, { agreed: next });
    setStep({ state: 'loading' });
    setRun(next ? new AbortController() : undefined);
  };
  return (
    <QrLogin
      t={t}
      state={agreed ? step.state : 'consent'}
      value={agreed ? step.value : undefined}
      person={step.state === 'scanned' ? step.person : undefined}
      onAgain={() => setRun(new AbortController())}
      consent={
        agreement === undefined ? undefined : (
          <Consent checked={agreed} onCheckedChange={agree}>
            {agreement}
          </Consent>
        )
      }
    />
  );
}

/**
 * Shows a QR code to scan with a phone that is signed in. The code is bound to this browser by a value that
 * is not in the picture.
 */
export default function QrPanel(props: PanelProps) {
  return (
    <WithWords of={[loginWayWords]}>
      <Qr {...props} />
    </WithWords>
  );
}
