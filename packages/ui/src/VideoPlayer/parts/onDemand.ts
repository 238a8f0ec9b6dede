import { observable } from '@stoa/domain/kernel';
import { createElement, useEffect, useSyncExternalStore, type ComponentType } from 'react';

/** A part that is fetched when it is first wanted. */
export interface OnDemand<Part> {
  /** Fetches it now; false when it cannot be had. It may be asked for again. */
  load: () => Promise<boolean>;
  get: () => Part | undefined;
  subscribe: (listener: () => void) => () => void;
}

export function onDemand<Part>(fetchPart: () => Promise<Part>): OnDemand<Part> {
  let coming: Promise<boolean> | undefined;
  const part = observable<Part | undefined>(undefined);
  const arrive = async () => {
    try {
      part.set(await fetchPart());
    } catch {
      coming = undefined;
      return false;
    }
    return true;
  };
  return {
    load: () => (coming ??= arrive()),
    get: part.get,
    subscribe: part.subscribe,
  };
}

const onServer = () => undefined;

export interface FetchedProps<Props extends object> {
  part: OnDemand<ComponentType<Props>>;
  when: boolean;
  with: Props;
  /** It is wanted and cannot be had. */
  onMissing?: () => void;
}

/**
 * Shows the part once it is wanted and there. Not `lazy`: a part that cannot be fetched must not take the film
 * away, and one that was fetched before is drawn at once.
 */
export function Fetched<Props extends object>({ part, when, with: props, onMissing }: FetchedProps<Props>) {
  const there = useSyncExternalStore(part.subscribe, part.get, onServer);
  useEffect(() => {
    if (!when || there !== undefined) return undefined;
    let asking = true;
    const ask = async () => {
      const came = await part.load();
      if (asking && !came) onMissing?.();
    };
    void ask();
    return () => {
      asking = false;
    };
  }, [part, when, there, onMissing]);
  return when && there !== undefined ? createElement(there, props) : null;
}
