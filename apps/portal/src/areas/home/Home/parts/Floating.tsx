import type { Advert } from '@stoa/api/contract/home';
import { AdvertSlot, CornerPosition } from '@stoa/domain';
import { AdvertFloat, AdvertPopup } from '@stoa/ui/patterns/HomeAdverts';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { routerLink } from '../../../../common/routerLink.tsx';
import type { Resolve } from '../../../../common/hrefs.ts';
import { advertView, type AdvertTexts } from '../../advertView.ts';
import type { Adverts } from './useAdverts.ts';

/** What lies over a page by its address (screens 0.5): nothing else comes up meanwhile. */
const overlays = ['order', 'notice', 'company', 'ai'];

interface FloatingProps {
  adverts: Adverts;
  words: AdvertTexts;
  resolve: Resolve;
}

function Popup({ advert, adverts, words, resolve }: FloatingProps & { advert: Advert }) {
  const { seen, close } = adverts;
  useEffect(() => seen(advert), [seen, advert]);
  const onClose = useCallback(() => close(advert), [close, advert]);
  return (
    <AdvertPopup
      advert={advertView(advert, words, resolve)}
      words={words}
      renderLink={routerLink}
      onClose={onClose}
    />
  );
}

/** Whether the person has scrolled or pressed anything here: what comes up by itself is no part of the first page. */
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

/** The adverts of slots 1 and 2, one at a time: the small one waits until the large one is put away. */
export function Floating({ adverts, words, resolve }: FloatingProps) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const isCovered = overlays.some((name) => query.has(name));
  // A dialog that is open when the adverts arrive keeps the popup away for this visit.
  const [wasBusy] = useState(() => document.querySelector('dialog[open]') !== null);
  const touched = useTouched();
  const popup = adverts.bySlot.get(AdvertSlot.Popup);
  if (popup && !isCovered && !wasBusy) {
    if (!touched) return null;
    return <Popup advert={popup} adverts={adverts} words={words} resolve={resolve} />;
  }
  const float = adverts.bySlot.get(AdvertSlot.Float);
  if (!float) return null;
  return (
    <AdvertFloat
      advert={{ ...advertView(float, words, resolve), corner: float.corner ?? CornerPosition.BottomRight }}
      renderLink={routerLink}
      onClose={() => adverts.close(float)}
    />
  );
}
