import { actionOf } from '@stoa/ui/patterns/AppTools';
import { useEffect, useRef } from 'react';
import { globalKeys, goKeys, type GlobalDoes, type GoDoes } from './keys.ts';
import { singleKeys } from '../../preferences/singleKeys.ts';

/** A field takes every letter; a menu and a list of options look for what begins with it. */
const takesLetters =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="application"]';

const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(takesLetters) !== null;

/** `g` waits this long for the letter that says where to. */
const patienceMs = 1500;

type Does = Exclude<GlobalDoes, 'go'> | GoDoes;

export interface GlobalKeysOptions {
  /** False on pages whose own keys would be in the way: only those with Ctrl are heard there. */
  readonly single: boolean;
  /** False where nothing may lead away: an exam that goes on. */
  readonly on: boolean;
  readonly run: (does: Does) => void;
}

/** Hears the keys of `globalKeys` everywhere but inside a dialog, where the page behind is not to be had. */
export function useGlobalKeys({ single, on, run }: GlobalKeysOptions): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  }, [run]);

  useEffect(() => {
    if (!on) return undefined;
    let goneAt = -Infinity;
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      if (document.querySelector('dialog:modal') !== null) return;
      const isGoing = event.timeStamp - goneAt < patienceMs;
      goneAt = -Infinity;
      const plain = !event.ctrlKey && !event.metaKey;
      if (plain && (!single || !singleKeys.get() || isTaken(event.target))) return;
      const does = (isGoing ? actionOf(goKeys, event) : undefined) ?? actionOf(globalKeys, event);
      if (does === undefined) return;
      event.preventDefault();
      if (does === 'go') goneAt = event.timeStamp;
      else latest.current(does);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [on, single]);
}
