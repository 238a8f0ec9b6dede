import { fileURLToPath } from 'node:url';
import { openApi } from './openapi.ts';
import { referencePages } from './markdown.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The folder of the generated pages. */
export const pagesFolder = at('../../../docs/api');

/** All files that are generated from the contract: their texts by file. */
export const outputs = (): ReadonlyMap<string, string> =>
  new Map([
    [at('../openapi.json'), `${JSON.stringify(openApi(), null, 2)}\n`],
    ...[...referencePages()].map(([name, text]): [string, string] => [`${pagesFolder}/${name}`, text]),
  ]);
