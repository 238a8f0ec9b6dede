import type { FillReason, Status, ThemeStory, Vision } from '@stoa/theme/explain';
import type { StudioWords } from './words.ts';

/** A ratio such as `4.50:1`. It is rounded down, because 4.496 must not look as if it passed. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

/** The theme's adjustments as sentences for somebody who does not know the term contrast. */
export function tell(story: ThemeStory, words: StudioWords): readonly string[] {
  const reasons: readonly FillReason[] = [story.light.fill.reason, story.dark.fill.reason];
  const both = story.light.fill.shipped === story.dark.fill.shipped && reasons[0] === reasons[1];
  const shown = both ? (['both'] as const) : (['light', 'dark'] as const);
  const fills = shown.map((appearance) => {
    const { fill } = story[appearance === 'both' ? 'light' : appearance];
    const { reason, shipped, deltaE, whiteOnBrand } = fill;
    return words.fill(
      appearance,
      reason,
      shipped,
      ratioText(fill.contrast),
      deltaE.toFixed(1),
      ratioText(whiteOnBrand),
    );
  });
  const texts = (['light', 'dark'] as const).map((appearance) => {
    const { text, brandAsText } = story[appearance];
    return words.text(
      appearance,
      text.shipped,
      ratioText(text.contrast),
      text.deltaE.toFixed(1),
      ratioText(brandAsText),
    );
  });
  const mixedUp = new Map<Vision, Set<Status>>();
  for (const { vision, status } of story.confusions) {
    mixedUp.set(vision, (mixedUp.get(vision) ?? new Set()).add(status));
  }
  const warnings = [
    ...story.collisions.map(({ status, degrees }) => words.collision(status, degrees)),
    ...[...mixedUp].map(([vision, statuses]) => words.confusion(vision, [...statuses])),
  ];
  return [...fills, ...texts, words.kept, ...(warnings.length > 0 ? warnings : [words.calm])];
}
