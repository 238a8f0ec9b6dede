import { AdvertSlot } from '@stoa/domain';
import { AdvertFloat, AdvertPopup, type AdvertProps } from '@stoa/pages/home/HomeAdverts';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { routerLink } from '../../../../common/routerLink.tsx';
import type { Adverts } from './useAdverts.ts';

/** Parameters of the address that open an overlay; while one is open, no advert comes up. */
const overlays = ['order', 'notice', 'company', 'ai'];

interface FloatingProps extends Pick<AdvertProps, 't' | 'resolve'> {
  adverts: Adverts;
}

function Popup({ advert, adverts, t, resolve }: FloatingProps & Pick<AdvertProps, 'advert'>) {
  const { seen, close } = adverts;
  useEffect(() => seen(advert), [seen, advert]);
  const onClose = useCallback(() => close(advert), [close, advert]);
  return <AdvertPopup advert={advert} t={t} resolve={resolve} renderLink={routerLink} onClose={onClose} />;
}

/**
 * Whether the person has scrolled or pressed anything here: an advert that comes up by itself waits for that.
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

/** The adverts that float over the page, one at a time: the small one waits until the large one is closed. */
export function Floating({ adverts, t, resolve }: FloatingProps) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const isCovered = overlays.some((name) => query.has(name));
  // A dialog that is open when the adverts arrive keeps the popup away for this visit.
  const [wasBusy] = useState(() => document.querySelector('dialog[open]') !== null);
  const touched = useTouched();
  const popup = adverts.bySlot.get(AdvertSlot.Popup);
  if (popup && !isCovered && !wasBusy) {
    if (!touched) return null;
    return <Popup advert={popup} adverts={adverts} t={t} resolve={resolve} />;
  }
  const float = adverts.bySlot.get(AdvertSlot.Float);
  if (!float) return null;
  return (
    <AdvertFloat
      advert={float}
      t={t}
      resolve={resolve}
      renderLink={routerLink}
      onClose={() => adverts.close(float)}
    />
  );
}
