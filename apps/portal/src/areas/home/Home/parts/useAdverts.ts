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
    // Blocked or full storage: it comes again the next time.
  }
}

export interface Adverts {
  /** The server has answered. */
  readonly known: boolean;
  readonly bySlot: ReadonlyMap<AdvertSlot, Advert>;
  /** Puts one away, for as long as its frequency says. */
  readonly close: (advert: Advert) => void;
  /** One that comes up by itself counts as seen when it did. */
  readonly seen: (advert: Advert) => void;
}

/** The adverts of the home page that this person still gets. They are nobody's task: a failure is silent. */
export function useAdverts(): Adverts {
  const { userId } = useSession();
  const { data } = useApi(adverts, { pageKey: FixedPageKey.Home }, { silent: true });
  // As it was when the page was opened: what is put away now goes by `closed`.
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
