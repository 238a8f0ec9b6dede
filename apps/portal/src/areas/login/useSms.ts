import { countryCodes, type CountryCode } from '@stoa/api/contract/login';
import type { Phone } from '@stoa/ui/PhoneInput';
import { useEffect, useState } from 'react';
import { usePortal } from '../../session/portal.ts';
import { dialled } from './phone.ts';
import { rememberedWait, rememberWait, secondsLeft, type SmsUse } from './smsWait.ts';

/**
 * Countries of the phone field; `undefined` until they have loaded, and if the server names none that can be
 * dialled. The form does not wait for them.
 */
export function useCountries(): readonly CountryCode[] | undefined {
  const { client } = usePortal();
  const [list, setList] = useState<readonly CountryCode[]>();
  useEffect(() => {
    const controller = new AbortController();
    client
      .call(countryCodes, undefined, { silent: true, signal: controller.signal })
      .then(dialled)
      .then((told) => told.length > 0 && setList(told))
      .catch(() => undefined);
    return () => controller.abort();
  }, [client]);
  return list;
}

/** The number typed, and the seconds until it may get another code; both survive a reload. */
export function useSmsWait(use: SmsUse, draft: Phone | undefined) {
  const [wait, setWait] = useState(() => rememberedWait(use));
  const [phone, setPhone] = useState<Phone>(draft ?? wait?.phone ?? { country: 'CN', number: '' });
  const [now, setNow] = useState(() => Date.now());
  const seconds = secondsLeft(wait, phone, now);
  const runs = seconds > 0;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [runs]);
  return {
    phone,
    seconds,
    /** Starts the waiting time, because a code was sent to this number. */
    isSent: runs,
    setPhone: (next: Phone) => {
      setPhone(next);
      setNow(Date.now());
    },
    begin: (to: Phone, waitSeconds: number) => {
      setWait(rememberWait(use, to, waitSeconds));
      setNow(Date.now());
    },
  };
}
