import { actionOf } from '@stoa/ui/parts';
import { useEffect, useRef } from 'react';
import { globalKeys, goKeys, type GlobalDoes, type GoDoes } from './keys.ts';
import { singleKeys } from '../../preferences/singleKeys.ts';

/**
 * Elements that handle letters themselves: text fields, and menus and lists, which search for an option by
 * its first letters.
 */
const takesLetters =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="application"]';

const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(takesLetters) !== null;

/** Milliseconds after `g` in which a second letter is still accepted. */
const secondKeyMs = 1500;

type Does = Exclude<GlobalDoes, 'go'> | GoDoes;

export interface GlobalKeysOptions {
  /** False on pages whose own keys would conflict: there, only keys with Ctrl work. */
  readonly single: boolean;
  /** False during an exam, where no key may open another page. */
  readonly on: boolean;
  readonly run: (does: Does) => void;
}

/**
 * Handles the keys of `globalKeys` everywhere but inside a dialog, because the page behind a dialog must not
 * be used.
 */
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
      const isGoing = event.timeStamp - goneAt < secondKeyMs;
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
