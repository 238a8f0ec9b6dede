const statement = /@layer [\w.-]+(?:, ?[\w.-]+)*;\n?/g;

/** @param {string} css @returns {string[]} The layers in the order in which the sheet states them. */
export const statedLayers = (css) =>
  (css.match(statement) ?? []).flatMap((text) => text.replace(/^@layer |;\s*$/g, '').split(/, ?/));

/** @param {string} css The rules without any statement of layers. */
export const rulesOf = (css) => css.replace(statement, '').trim();

/**
 * A sheet that may arrive in any order and any chunk: it states the order of all layers itself.
 *
 * @param {string} css
 * @param {readonly string[]} layers weakest first
 */
export const ordered = (css, layers) => `@layer ${layers.join(', ')};\n${rulesOf(css)}\n`;
