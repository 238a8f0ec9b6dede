import { Definition } from '@stoa/domain';
import type { PlayerSource } from './types.ts';

export const playerRates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** The highest allowed rate that is not above the one wished for. */
export function allowedRate(wish: number, maxRate: number, completed: boolean): number {
  const most = completed ? 2 : Math.max(1, maxRate);
  return Math.min(Math.max(wish, playerRates[0]), most);
}

const order = [Definition.Auto, Definition.Ld, Definition.Sd, Definition.Hd, Definition.Fhd] as const;

/** The quality name of a rendition with this height, for items that name no qualities themselves. */
export function definitionOfHeight(height: number): Definition {
  if (height <= 270) return Definition.Ld;
  if (height <= 480) return Definition.Sd;
  return height <= 720 ? Definition.Hd : Definition.Fhd;
}

/**
 * The qualities to choose from, AUTO first, then from low to high: those of the item and those of the HLS
 * manifest.
 */
export function definitionsOf(sources: readonly PlayerSource[], heights: readonly number[]): Definition[] {
  const offered = new Set(sources.map(({ definition }) => definition));
  if (offered.size === 1 && heights.length > 1) {
    offered.add(Definition.Auto);
    for (const height of heights) offered.add(definitionOfHeight(height));
  }
  return offered.size > 1 ? order.filter((definition) => offered.has(definition)) : [];
}

/**
 * The source to open for a wished quality: an HLS manifest with AUTO, which contains the other renditions;
 * otherwise that quality, otherwise AUTO, otherwise the best one.
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
