import { isApiError } from '@stoa/api';
import { qrConfirm, qrScan, type QrScan } from '@stoa/api/contract/login';
import { QrStatus } from '@stoa/domain';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePortal, useSession } from '../../../session/portal.ts';
import { showToast } from '../../../kernel/toast.ts';
import { Door } from './Door.tsx';

type Step =
  | { readonly kind: 'asking' | 'done' | 'cancelled' }
  | { readonly kind: 'ask'; readonly scan: QrScan }
  | { readonly kind: 'over'; readonly message: string | undefined };

const overWith = (error: unknown): Step => ({
  kind: 'over',
  message: isApiError(error) && error.kind === 'business' ? error.msg : undefined,
});

/** Asks the signed-in person to confirm or refuse a login on another screen. */
export function QrConfirm({ qrId }: { qrId: string }) {
  const { client } = usePortal();
  const person = useSession();
  const words = useTranslations('shell');
  const [step, setStep] = useState<Step>({ kind: 'asking' });
  const [pending, setPending] = useState<boolean>();

  useEffect(() => {
    let wanted = true;
    client.call(qrScan, { qrId }, { silent: true }).then(
      (scan) => wanted && setStep({ kind: 'ask', scan }),
      (error: unknown) => wanted && setStep(overWith(error)),
    );
    return () => {
      wanted = false;
    };
  }, [client, qrId]);

  const answer = async (agree: boolean) => {
    setPending(agree);
    try {
      const { status } = await client.call(qrConfirm, { qrId, agree }, { silent: isOver });
      setStep({ kind: status === QrStatus.Confirmed ? 'done' : 'cancelled' });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isOver(error)) setStep(overWith(error));
      else if (error.kind === 'network' || error.kind === 'timeout')
        void showToast(words(error.kind), 'warning');
    }
    setPending(undefined);
  };

  switch (step.kind) {
    case 'asking':
      return <Door face={{ kind: 'busy' }} />;
    case 'ask':
      return (
        <Door
          face={{
            kind: 'scan',
            scan: step.scan,
            person,
            answering: pending,
            onAnswer: (agree) => void answer(agree),
          }}
        />
      );
    case 'done':
    case 'cancelled':
      return <Door face={{ kind: step.kind, homeHref: '/home' }} />;
    case 'over':
      return <Door face={{ kind: 'over', message: step.message, homeHref: '/home' }} />;
    default:
      return step satisfies never;
  }
}

/** The server has refused: the QR code cannot be used any more. */
const isOver = (error: { readonly kind: string }): boolean => error.kind === 'business';
