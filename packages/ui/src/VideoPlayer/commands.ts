import type { Labels } from '../provider/index.ts';
import { playerShortcuts, type PlayerCommand, type ShortcutName } from './keys.ts';
import type { PlayerInUse } from './usePlayer.ts';

/**
 * Commands that only some players support, by the name of their shortcut; `undefined` when this player does
 * not.
 */
export type Offers = Partial<
  Record<Exclude<PlayerCommand['kind'], 'move' | 'percent' | 'volume' | 'rate'>, (() => void) | undefined>
>;

interface Facts {
  use: PlayerInUse;
  labels: Labels['videoPlayer'];
  offers: Offers;
  /** Shows and announces the result of a key that has no button to show it. */
  say: (words: string) => void;
}

/** Runs a command; returns false when this player does not support it. */
export function runCommand({ use, labels, offers, say }: Facts, command: PlayerCommand): boolean {
  const { player, state } = use;
  switch (command.kind) {
    case 'move':
      player.move(command.seconds);
      return true;
    case 'percent':
      if (!Number.isFinite(state.duration)) return false;
      player.seek((state.duration * command.percent) / 100);
      return true;
    case 'rate':
      say(labels.rateValue(use.stepRate(command.step)));
      return true;
    case 'volume': {
      const volume = use.turnVolume(state.volume + command.step * 0.1);
      say(`${labels.volume} ${Math.round(volume * 100)}%`);
      return true;
    }
    default: {
      const offer = offers[command.kind];
      offer?.();
      return offer !== undefined;
    }
  }
}

const always: readonly ShortcutName[] = ['nudge', 'jump', 'volume', 'rate', 'percent'];

/** The shortcuts that this player supports. */
export const offeredShortcuts = (offers: Offers): ShortcutName[] =>
  playerShortcuts.map(({ name }) => name).filter((name) => isOffered(name, offers));

const isOffered = (name: ShortcutName, offers: Offers) =>
  always.includes(name) ||
  Object.entries(offers).some(([kind, offer]) => kind === name && offer !== undefined);
