import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { observable } from '@stoa/domain/kernel';

/** The overlay that has no address, so that a reload closes it. */
export const overlay = observable<'palette' | 'keys' | 'logout' | 'feedback' | undefined>(undefined);

export const closeOverlay = (): void => overlay.set(undefined);

/** The search field of the header, if it is shown; `/` moves focus there. */
export const searchField: { current: HTMLInputElement | null } = { current: null };

export interface AddressedOverlay {
  readonly open: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/** An overlay that the address opens on any page: `notice=1`, `company=1`, `ai=1`. Back closes it. */
export function useAddressedOverlay(name: 'notice' | 'company' | 'ai'): AddressedOverlay {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const open = new URLSearchParams(search).get(name) === '1';
  const go = useCallback(
    (on: boolean) => {
      const query = new URLSearchParams(search);
      if (on) query.set(name, '1');
      else query.delete(name);
      navigate({ pathname, search: query.toString(), hash }, { replace: !on });
    },
    [navigate, pathname, search, hash, name],
  );
  const show = useCallback(() => go(true), [go]);
  const hide = useCallback(() => go(false), [go]);
  return { open, show, hide };
}
