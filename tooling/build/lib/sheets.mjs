import path from 'node:path';

const statement = /@layer [\w.-]+(?:, ?[\w.-]+)*;\n?/g;

/** @param {string} css @returns {string[]} The layers in the order of the sheet's statement. */
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

/**
 * Changes a built module so that it imports its sheets through the package's own `imports`: there plain Node,
 * which cannot read a sheet, finds an empty module, and a bundler finds the sheet.
 *
 * @param {string} code
 * @param {string} file where the module stands in dist
 */
export const sheetsByName = (code, file) =>
  code.replace(
    /^import (["'])(\.[^"']*\.css)\1;$/gm,
    (_all, quote, sheet) =>
      `import ${quote}#css/${path.posix.join(path.posix.dirname(file), sheet)}${quote};`,
  );
