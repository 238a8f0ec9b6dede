import { observable } from '@stoa/domain/kernel';
import { createElement, useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { Awaited, type AwaitedProps } from './Awaited.tsx';
import { beforeRetry, slowAfterMs } from './beforeRetry.ts';

/** A part that is loaded when it is first needed. */
export interface OnDemand<Part> {
  /**
   * Loads the part now; resolves to false when that failed. It can be called again, and then requests the part
   * anew if it has failed or has not come for eight seconds.
   */
  load: () => Promise<boolean>;
  get: () => Part | undefined;
  subscribe: (listener: () => void) => () => void;
}

export function onDemand<Part>(fetchPart: () => Promise<Part>): OnDemand<Part> {
  let coming: Promise<boolean> | undefined;
  let askedAt = 0;
  const part = observable<Part | undefined>(undefined);
  const arrived = (fetched: Part) => {
    part.set(fetched);
    return true;
  };
  const failed = () => {
    coming = undefined;
    return false;
  };
  const load = (): Promise<boolean> => {
    if (coming && (part.get() !== undefined || Date.now() - askedAt < slowAfterMs)) return coming;
    // What takes this long may hang, and is requested anew.
    if (coming) beforeRetry();
    askedAt = Date.now();
    coming = fetchPart().then(arrived, failed);
    return coming;
  };
  return {
    load,
    get: part.get,
    subscribe: part.subscribe,
  };
}

const onServer = () => undefined;

export interface FetchedProps<Props extends object> {
  part: OnDemand<ComponentType<Props>>;
  when: boolean;
  with: Props;
  /**
   * Where to say that the part is loading or could not be loaded, for parts that the person has asked for.
   * Without it nothing is said.
   */
  awaited?: AwaitedProps['place'];
  /** Called when the part is needed but could not be loaded. */
  onMissing?: () => void;
}

/** Handlers of the button that opens a part: they load it when pointer or focus reaches the button. */
export function loadsAhead(part: OnDemand<unknown>) {
  const load = () => void part.load();
  return { onPointerEnter: load, onFocus: load };
}

/**
 * Shows the part once it is needed and loaded. React's `lazy` is not used, because a part that cannot be
 * loaded must not remove the content around it, and a loaded part must be rendered immediately.
 */
export function Fetched<Props extends object>({
  part,
  when,
  with: props,
  awaited,
  onMissing,
}: FetchedProps<Props>) {
  const there = useSyncExternalStore(part.subscribe, part.get, onServer);
  const [hasFailed, setFailed] = useState(false);
  const missing = useRef(onMissing);
  useEffect(() => {
    missing.current = onMissing;
  });
  useEffect(() => {
    if (!when || there !== undefined) return undefined;
    let isAsking = true;
    const ask = async () => {
      const came = await part.load();
      if (!isAsking || came) return;
      isAsking = false;
      setFailed(true);
      missing.current?.();
    };
    void ask();
    return () => {
      // The person no longer wants the part, so an earlier failure is not said again.
      if (isAsking) setFailed(false);
      isAsking = false;
    };
  }, [part, when, there]);
  if (when && there !== undefined) return createElement(there, props);
  if (awaited === undefined || !(when || hasFailed)) return null;
  return createElement(Awaited, { place: awaited, hasFailed: !when });
}
