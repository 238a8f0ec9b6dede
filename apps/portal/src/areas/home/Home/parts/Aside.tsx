import type { Advert } from '@stoa/api/contract/home';
import { AdvertSlot, CornerPosition } from '@stoa/domain';
import { AdvertCard, type AdvertCardProps } from '@stoa/pages/home/HomeAdverts';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { routerLink } from '../../../../common/routerLink.tsx';
import type { Adverts } from './useAdverts.ts';

/** Parameters of the address that open an overlay; while one is open, no advert appears. */
const overlays = ['order', 'notice', 'company', 'ai'];

/**
 * Whether the person has scrolled or pressed anything here, which an advert that appears by itself waits for.
 */
function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const waiting = new AbortController();
    const note = () => {
      waiting.abort();
      setTouched(true);
    };
    for (const event of ['scroll', 'pointerdown', 'keydown']) {
      addEventListener(event, note, { signal: waiting.signal, passive: true });
    }
    return () => waiting.abort();
  }, []);
  return touched;
}

/** The advert that appears by itself now; at most one does. */
export interface AsideAdvert extends Pick<AdvertCardProps, 'advert' | 'kind' | 'shown'> {
  readonly atStart: boolean;
}

const atStart = ({ corner }: Advert): boolean =>
  corner === CornerPosition.TopLeft || corner === CornerPosition.BottomLeft;

/**
 * The advert for the free column: the large one, or else the corner's one, on the side that the company has
 * chosen. There is at most one, and none before the person has scrolled or pressed something; until then its
 * space is reserved.
 */
export function useAside({ bySlot }: Adverts): AsideAdvert | undefined {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const isCovered = overlays.some((name) => query.has(name));
  // If a dialog is open when the adverts arrive, the large advert is not shown during this visit.
  const [wasBusy] = useState(() => document.querySelector('dialog[open]') !== null);
  const shown = useTouched();
  const popup = bySlot.get(AdvertSlot.Popup);
  if (popup && !isCovered && !wasBusy)
    return { advert: popup, kind: 'popup', shown, atStart: atStart(popup) };
  const float = bySlot.get(AdvertSlot.Float);
  return float && { advert: float, kind: 'float', shown, atStart: atStart(float) };
}

interface AsideProps extends AsideAdvert, Pick<AdvertCardProps, 't' | 'resolve'> {
  adverts: Adverts;
}

/** Draws the advert; the large one counts as seen once it is shown. */
export function Aside({ adverts, advert, kind, shown, t, resolve }: AsideProps) {
  const { seen, close } = adverts;
  useEffect(() => {
    if (shown && kind === 'popup') seen(advert);
  }, [seen, advert, shown, kind]);
  const onClose = useCallback(() => close(advert), [close, advert]);
  return (
    <AdvertCard
      advert={advert}
      kind={kind}
      shown={shown}
      t={t}
      resolve={resolve}
      renderLink={routerLink}
      onClose={onClose}
    />
  );
}
