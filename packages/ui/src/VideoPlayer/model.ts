import { Definition } from '@stoa/domain';
import type { PlayerSource } from './types.ts';

export const playerRates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

const two = (value: number) => String(value).padStart(2, '0');

/** '12:34', with hours only when there are any: what a player's clock shows. */
export function formatClock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The greatest rate allowed that is not above the wish. */
export function allowedRate(wish: number, maxRate: number, completed: boolean): number {
  const most = completed ? 2 : Math.max(1, maxRate);
  return Math.min(Math.max(wish, playerRates[0]), most);
}

const order = [Definition.Auto, Definition.Ld, Definition.Sd, Definition.Hd, Definition.Fhd] as const;

/** What a rendition of this height is called when the item names no qualities of its own. */
export function definitionOfHeight(height: number): Definition {
  if (height <= 270) return Definition.Ld;
  if (height <= 480) return Definition.Sd;
  return height <= 720 ? Definition.Hd : Definition.Fhd;
}

/** Choices of quality, low to high, AUTO first: the item's own, joined by those of the HLS manifest. */
export function definitionsOf(sources: readonly PlayerSource[], heights: readonly number[]): Definition[] {
  const offered = new Set(sources.map(({ definition }) => definition));
  if (offered.size === 1 && heights.length > 1) {
    offered.add(Definition.Auto);
    for (const height of heights) offered.add(definitionOfHeight(height));
  }
  return offered.size > 1 ? order.filter((definition) => offered.has(definition)) : [];
}

/**
 * The source to open for a wish: an HLS manifest with AUTO holds the other renditions itself; else that
 * quality, else AUTO, else the best there is.
 */
export function sourceFor(sources: readonly PlayerSource[], wish: Definition): PlayerSource | undefined {
  const auto = sources.find(({ definition }) => definition === Definition.Auto);
  if (auto?.type === 'hls') return auto;
  return (
    sources.find(({ definition }) => definition === wish) ??
    auto ??
    order.flatMap((one) => sources.filter(({ definition }) => definition === one)).at(-1)
  );
}
