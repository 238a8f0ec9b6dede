import { isApiError, type ApiError } from '@stoa/api';
import { qrConfirm, qrScan, type QrScan } from '@stoa/api/contract/login';
import { QrStatus } from '@stoa/domain';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePortal, useSession } from '../../../session/portal.ts';
import { causeOf } from '../../../common/cause.ts';
import { failureOf } from '../../../common/load.ts';
import { showToast } from '../../../kernel/toast.ts';
import { failedBy, type Arrival } from '../arrival.ts';
import { Door } from './Door.tsx';

type Step =
  | { readonly kind: 'asking' | 'done' | 'cancelled' }
  | { readonly kind: 'ask'; readonly scan: QrScan }
  | { readonly kind: 'over'; readonly message: string | undefined }
  | { readonly kind: 'failed'; readonly failure: Extract<Arrival, { state: 'failed' }> };

const overWith = (error: ApiError): Step => ({ kind: 'over', message: failureOf(error).message });

/** Only a refusal of the server ends a code; any other failure leaves it as it is, and may be tried again. */
const unscanned = (error: unknown): Step =>
  isApiError(error) && isOver(error) ? overWith(error) : { kind: 'failed', failure: failedBy(error) };

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
      (error: unknown) => wanted && setStep(unscanned(error)),
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
      else if (causeOf(error) === 'network')
        void showToast(words(error.kind === 'timeout' ? 'timeout' : 'network'), 'warning');
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
    case 'failed': {
      const { message, reason } = step.failure;
      const ways = { onRetry: () => location.reload(), loginHref: '/login' };
      return <Door face={{ kind: 'failed', reason, message, ways }} />;
    }
    default:
      return step satisfies never;
  }
}

/** The server has refused: the QR code cannot be used any more. */
const isOver = (error: { readonly kind: string }): boolean => error.kind === 'business';
