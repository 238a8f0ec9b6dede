import { isApiError } from '@stoa/api';
import { qrConfirm, qrScan, type QrScan } from '@stoa/api/contract/login';
import { QrStatus } from '@stoa/domain';
import { Avatar } from '@stoa/ui/Avatar';
import { Button } from '@stoa/ui/Button';
import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePortal, useSession } from '../../../session/portal.ts';
import { showToast } from '../../../kernel/toast.ts';
import { BusyDoor, Door, DoorLink } from './Door.tsx';

type Step =
  | { readonly kind: 'asking' | 'done' | 'cancelled' }
  | { readonly kind: 'ask'; readonly scan: QrScan }
  | { readonly kind: 'over'; readonly message: string | undefined };

const overWith = (error: unknown): Step => ({
  kind: 'over',
  message: isApiError(error) && error.kind === 'business' ? error.msg : undefined,
});

/** The signed-in person says yes or no to a login on another screen. */
export function QrConfirm({ qrId }: { qrId: string }) {
  const t = useTranslations('entry.qr');
  const home = useTranslations('entry')('home');
  const { client } = usePortal();
  const { realName, avatar } = useSession();
  const words = useTranslations('shell');
  const locale = useLocale();
  const asked = ({ askedTime, browser }: QrScan): string =>
    askedTime === undefined
      ? ''
      : t(browser === undefined ? 'asked' : 'askedBy', {
          time: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(askedTime),
          browser: browser ?? '',
        });
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
      return <BusyDoor />;
    case 'ask':
      return (
        <Door
          picture={<Avatar name={realName} src={avatar} size="lg" decorative />}
          title={t('title', { company: step.scan.companyName })}
          text={`${t('text', { name: realName, device: step.scan.deviceText })} ${asked(step.scan)}`}
          actions={
            <>
              <Button size="lg" fullWidth loading={pending === true} onClick={() => void answer(true)}>
                {t('confirm')}
              </Button>
              <Button
                size="lg"
                fullWidth
                variant="outline"
                loading={pending === false}
                onClick={() => void answer(false)}
              >
                {t('cancel')}
              </Button>
            </>
          }
        />
      );
    case 'done':
    case 'cancelled':
    case 'over':
      return (
        <Door
          title={t(`${step.kind}.title`)}
          text={(step.kind === 'over' ? step.message : undefined) ?? t(`${step.kind}.text`)}
          actions={<DoorLink href="/home">{home}</DoorLink>}
        />
      );
    default:
      return step satisfies never;
  }
}

/** The server has said no: the code itself is over. */
const isOver = (error: { readonly kind: string }): boolean => error.kind === 'business';
