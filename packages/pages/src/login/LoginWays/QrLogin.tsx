import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '@stoa/ui/Avatar';
import { Button } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import { QrCode } from '@stoa/ui/QrCode';
import { SpinnerRing } from '@stoa/ui/Spinner';
import type { LoginWaysTranslate } from '../words/index.ts';
import * as styles from './QrLogin.css.ts';

/** States of a login by QR code. */
export const qrStates = [
  'consent',
  'loading',
  'ready',
  'scanned',
  'confirmed',
  'expired',
  'cancelled',
  'failed',
] as const;
export type QrState = (typeof qrStates)[number];

/** The button in each state that needs the person to act. */
const ways = {
  consent: 'agree',
  scanned: 'another',
  expired: 'refresh',
  cancelled: 'refresh',
  failed: 'retry',
} as const satisfies Partial<Record<QrState, string>>;

const wayFrom = (state: QrState) => Object.entries(ways).find(([name]) => name === state)?.[1];

export interface QrLoginProps extends Omit<ComponentProps<'div'>, 'children'> {
  state: QrState;
  /** The address in the QR code. */
  value?: string | undefined;
  /** The person who has scanned the code. */
  person?: { name: string; avatar?: string | undefined } | undefined;
  t: LoginWaysTranslate;
  /** Called when the person agrees to the terms; the parent then fetches a code. */
  onAgree: () => void;
  /** Called to ask for another code. */
  onAgain: () => void;
  /** The checkbox of consent, below everything. */
  consent?: ReactNode;
  /** A link to a way to log in without a camera. */
  alternative?: ReactNode;
}

function Cover({
  state,
  person,
  t,
  onAgree,
  onAgain,
}: Pick<QrLoginProps, 'state' | 'person' | 't' | 'onAgree' | 'onAgain'>) {
  const way = wayFrom(state);
  return (
    <div className={styles.cover}>
      {state === 'loading' && <SpinnerRing />}
      {state === 'confirmed' && <Icon glyph={CircleCheck} className={styles.done} />}
      {state === 'scanned' && person && (
        <Avatar name={person.name} src={person.avatar} size="lg" decorative />
      )}
      {way && (
        <Button
          variant={state === 'consent' ? 'solid' : 'outline'}
          size={state === 'scanned' ? 'sm' : 'md'}
          onClick={state === 'consent' ? onAgree : onAgain}
        >
          {t(`qr.${way}`)}
        </Button>
      )}
    </div>
  );
}

/** A QR code to scan with a signed-in phone. The picture keeps its place in every state. */
export function QrLogin({
  state,
  value,
  person,
  t,
  onAgree,
  onAgain,
  consent,
  alternative,
  className,
  ...rest
}: QrLoginProps) {
  return (
    <div {...rest} data-state={state} className={clsx(styles.root, className)}>
      <div data-part="plate" className={styles.plate}>
        {value !== undefined && (
          <QrCode
            value={value}
            label={t('qr.label')}
            aria-hidden={state === 'ready' ? undefined : true}
            className={state === 'ready' ? undefined : styles.spent}
          />
        )}
        {state !== 'ready' && (
          <Cover state={state} person={person} t={t} onAgree={onAgree} onAgain={onAgain} />
        )}
      </div>
      <p aria-live="polite" data-part="status" className={styles.status}>
        <span className={styles.said}>{t(`qr.${state}.said`, { name: person?.name ?? '' })}</span>
        <span className={styles.note}>{t(`qr.${state}.note`)}</span>
      </p>
      {consent !== undefined && <div className={styles.consent}>{consent}</div>}
      {alternative}
    </div>
  );
}
