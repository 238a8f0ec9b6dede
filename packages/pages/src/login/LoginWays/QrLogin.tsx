import { clsx } from 'clsx';
import { CircleCheck, QrCode as QrGlyph } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '@stoa/ui/Avatar';
import { Button } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import { QrCode } from '@stoa/ui/QrCode';
import { SpinnerRing } from '@stoa/ui/Spinner';
import type { LoginWaysTranslate } from '../words/index.ts';
import * as styles from './QrLogin.css.ts';

/** States of a login by QR code; `failed` is a failed network, `refused` any other failure. */
export const qrStates = [
  'consent',
  'loading',
  'ready',
  'scanned',
  'confirmed',
  'expired',
  'cancelled',
  'failed',
  'refused',
] as const;
export type QrState = (typeof qrStates)[number];

/** The button in each state that needs the person to act. */
const ways = {
  scanned: 'another',
  expired: 'refresh',
  cancelled: 'refresh',
  failed: 'retry',
  refused: 'retry',
} as const satisfies Partial<Record<QrState, string>>;

const wayFrom = (state: QrState) => Object.entries(ways).find(([name]) => name === state)?.[1];

export interface QrLoginProps extends Omit<ComponentProps<'div'>, 'children'> {
  state: QrState;
  /** The address in the QR code. */
  value?: string | undefined;
  /** The person who has scanned the code. */
  person?: { name: string; avatar?: string | undefined } | undefined;
  t: LoginWaysTranslate;
  /** Called to ask for another code. */
  onAgain: () => void;
  /** The checkbox of consent, above the place of the code; the code appears when it is checked. */
  consent?: ReactNode;
}

function Cover({ state, person, t, onAgain }: Pick<QrLoginProps, 'state' | 'person' | 't' | 'onAgain'>) {
  const way = wayFrom(state);
  return (
    <div className={styles.cover}>
      {state === 'consent' && <Icon glyph={QrGlyph} className={styles.empty} />}
      {state === 'loading' && <SpinnerRing />}
      {state === 'confirmed' && <Icon glyph={CircleCheck} className={styles.done} />}
      {state === 'scanned' && person && (
        <Avatar name={person.name} src={person.avatar} size="lg" decorative />
      )}
      {way && (
        <Button variant="outline" size={state === 'scanned' ? 'sm' : 'md'} onClick={onAgain}>
          {t(`qr.${way}`)}
        </Button>
      )}
    </div>
  );
}

/** A QR code to scan with a signed-in phone. The picture keeps its place in every state. */
export function QrLogin({ state, value, person, t, onAgain, consent, className, ...rest }: QrLoginProps) {
  return (
    <div {...rest} data-state={state} className={clsx(styles.root, className)}>
      {consent !== undefined && <div className={styles.consent}>{consent}</div>}
      <div data-part="plate" className={styles.plate}>
        {value !== undefined && (
          <QrCode
            value={value}
            label={t('qr.label')}
            aria-hidden={state === 'ready' ? undefined : true}
            className={state === 'ready' ? undefined : styles.spent}
          />
        )}
        {state !== 'ready' && <Cover state={state} person={person} t={t} onAgain={onAgain} />}
      </div>
      <p aria-live="polite" data-part="status" className={styles.status}>
        <span className={styles.said}>{t(`qr.${state}.said`, { name: person?.name ?? '' })}</span>
        <span className={styles.note}>{t(`qr.${state}.note`)}</span>
      </p>
    </div>
  );
}
