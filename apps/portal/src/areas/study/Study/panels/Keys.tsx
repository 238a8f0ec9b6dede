import { actionOf } from '@stoa/ui/parts';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../../common/lazyPart.tsx';
import { singleKeys } from '../../../../preferences/singleKeys.ts';
import { hearerOf, pageKeys, type PageDoes } from './pageKeys.ts';
import type { PanelFacts } from './types.ts';

const PageKeyHelp = lazyPart(() => import('./PageKeyHelp.tsx'), {
  waiting: null,
  place: 'corner',
  onClose: ({ onOpenChange }) => onOpenChange(false),
});

const playerOf = () => document.querySelector<HTMLElement>('[data-component="VideoPlayer"]');

/**
 * Sends a key to the player; returns whether the player has handled it, which the player shows by cancelling
 * the event.
 */
function forward(player: HTMLElement, { key, shiftKey }: KeyboardEvent): boolean {
  const copy = new KeyboardEvent('keydown', { key, shiftKey, cancelable: true });
  return !player.dispatchEvent(copy);
}

/** Handles the keys of the lesson anywhere on the page, except while somebody types. */
export function Keys({ onNote, onNext, onPrevious }: PanelFacts) {
  const [help, setHelp] = useState<boolean>();
  const run: Record<PageDoes, (() => void) | undefined> = {
    note: onNote,
    next: onNext,
    previous: onPrevious,
    help: () => setHelp(true),
  };
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !singleKeys.get()) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog:modal, [data-part="overlay"]') !== null) return;
      const target = event.target instanceof Element ? event.target : null;
      const player = playerOf();
      const hearer = hearerOf({ key: event.key, target, hasPlayer: player !== null });
      if (hearer === 'nobody') return;
      if (player) {
        if (forward(player, event)) event.preventDefault();
        return;
      }
      const does = actionOf(pageKeys, event);
      const act = does && latest.current[does];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  if (help === undefined) return null;
  const offered = pageKeys.filter(({ does }) => run[does] !== undefined);
  return <PageKeyHelp keys={offered} open={help} onOpenChange={setHelp} />;
}
