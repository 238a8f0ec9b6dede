import { qrPoll, qrTicket } from '@stoa/api/contract/login';
import { Link } from '@stoa/ui/Link';
import { Consent } from '@stoa/ui/patterns/LoginPage';
import { QrLogin } from '@stoa/ui/patterns/LoginWays';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePortal } from '../../../portal.ts';
import { useAttempt } from '../attempt.ts';
import type { PanelProps } from '../panel.ts';
import { offeredBy, panelAddress } from '../panels.ts';
import { followQr, untilSeen, type QrStep } from '../qr.ts';
import { enterAs } from '../signIn.ts';
import { WithWays } from './WithWays.tsx';

/** The way on from where a code has stopped. */
const actions = {
  scanned: 'another',
  expired: 'refresh',
  cancelled: 'refresh',
  failed: 'retry',
} as const satisfies Partial<Record<QrStep['state'], string>>;

const actionIn = (state: QrStep['state']) => Object.entries(actions).find(([name]) => name === state)?.[1];

function Qr({ config, draft, agreement, onPanel }: PanelProps) {
  const t = useTranslations('ways.qr');
  const portal = usePortal();
  const attempt = useAttempt();
  const [agreed, setAgreed] = useState(draft.agreed);
  const [round, setRound] = useState(0);
  const [step, setStep] = useState<QrStep>({ state: 'loading' });
  const enter = useRef<(step: QrStep) => void>(() => undefined);
  useEffect(() => {
    enter.current = (next) => {
      setStep(next);
      if (next.state !== 'confirmed') return;
      void attempt(() => enterAs(portal, next.login)).then((done) => {
        if (!done) setStep({ state: 'failed', value: next.value });
      });
    };
  });
  useEffect(() => {
    if (!agreed) return undefined;
    const { client, settings } = portal;
    const controller = new AbortController();
    void followQr(
      {
        create: (signal) =>
          client.call(qrTicket, { domainName: settings.domainName, deviceType: 5 }, { signal }),
        poll: ({ qrId, pollToken }, signal) => client.call(qrPoll, { qrId, pollToken }, { signal }),
        untilSeen,
      },
      (next) => enter.current(next),
      controller.signal,
    );
    return () => controller.abort();
  }, [agreed, round, portal]);

  const agree = (next: boolean) => {
    draft.agreed = next;
    setAgreed(next);
    setStep({ state: 'loading' });
  };
  const state = agreed ? step.state : 'consent';
  const person = step.state === 'scanned' ? step.person : undefined;
  const again = actionIn(step.state);
  const [first] = offeredBy(config.loginTypes).tabs;
  return (
    <QrLogin
      state={state}
      value={agreed ? step.value : undefined}
      person={person}
      codeLabel={t('label')}
      status={t(`${state}.said`, { name: person?.name ?? '' })}
      note={t(`${state}.note`)}
      action={
        state === 'consent'
          ? { label: t('agree'), onClick: () => agree(true) }
          : again && { label: t(again), onClick: () => setRound(round + 1) }
      }
      consent={
        <Consent checked={agreed} onCheckedChange={agree}>
          {agreement}
        </Consent>
      }
      alternative={
        first && (
          <Link
            standalone
            href={panelAddress(location.search, first)}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onPanel(first);
            }}
          >
            {t('alternative')}
          </Link>
        )
      }
    />
  );
}

/** A code for a telephone that is signed in; bound to this browser by what is not in the picture. */
export default function QrPanel(props: PanelProps) {
  return (
    <WithWays>
      <Qr {...props} />
    </WithWays>
  );
}
