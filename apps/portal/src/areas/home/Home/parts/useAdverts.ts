import { adverts, type Advert } from '@stoa/api/contract/home';
import { useApi } from '@stoa/api/react';
import { FixedPageKey, type AdvertSlot } from '@stoa/domain';
import { useCallback, useMemo, useState } from 'react';
import { useSession } from '../../../../session/portal.ts';
import { dayOf, dueAdverts, keyOf, readMemory, withDay, type AdvertMemory } from '../../adverts.ts';

const storageKey = 'stoa:adverts';

function stored(): AdvertMemory {
  try {
    return readMemory(localStorage.getItem(storageKey));
  } catch {
    return {};
  }
}

function remember(key: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(withDay(stored(), key, dayOf(new Date()))));
  } catch {
    // When storage is full or blocked nothing is recorded, so the advert appears again at the next visit.
  }
}

export interface Adverts {
  /** Whether the server has answered. */
  readonly known: boolean;
  readonly bySlot: ReadonlyMap<AdvertSlot, Advert>;
  /** Closes an advert for the time that its frequency says. */
  readonly close: (advert: Advert) => void;
  /** Records that an advert which appeared by itself was seen. */
  readonly seen: (advert: Advert) => void;
}

/**
 * The adverts of the home page that are due for this person. A failure is silent, because the page does not
 * depend on adverts.
 */
export function useAdverts(): Adverts {
  const { userId } = useSession();
  const { data } = useApi(adverts, { pageKey: FixedPageKey.Home }, { silent: true });
  // The records as they were when the page was opened; adverts that are closed during this visit are in
  // `closed`.
  const [memory] = useState(stored);
  const [today] = useState(() => dayOf(new Date()));
  const [closed, setClosed] = useState<readonly number[]>([]);

  const due = useMemo(() => dueAdverts(data ?? [], memory, userId, today), [data, memory, userId, today]);
  const bySlot = useMemo(
    () => new Map([...due].filter(([, { advId }]) => !closed.includes(advId))),
    [due, closed],
  );
  const seen = useCallback((advert: Advert) => remember(keyOf(userId, advert)), [userId]);
  const close = useCallback(
    (advert: Advert) => {
      seen(advert);
      setClosed((before) => [...before, advert.advId]);
    },
    [seen],
  );

  return { known: data !== undefined, bySlot, close, seen };
}
