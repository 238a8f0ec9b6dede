import { allTables } from '../db/tables.ts';
import { eraseStatements, exportStatement } from './lifeStatements.ts';

/** The page of the documentation that holds the statements for operators. */
export const lifePage = new URL('../../../../docs/data-life.md', import.meta.url);

const block = (name: string): RegExp => new RegExp(String.raw`(^\`\`\`sql ${name}\n)[^]*?(^\`\`\`)`, 'm');

function filled(page: string, name: string, text: string): string {
  if (!block(name).test(page)) throw new Error(`docs/data-life.md has no block "sql ${name}".`);
  return page.replace(block(name), (_whole, begin: string, end: string) => `${begin}${text}\n${end}`);
}

/** The page with its blocks `sql export` and `sql erase` filled with the statements for this version's tables. */
export function withStatements(page: string): string {
  const erase = ['begin', ...eraseStatements(allTables), 'commit'].map((statement) => `${statement};`);
  return filled(filled(page, 'export', exportStatement(allTables)), 'erase', erase.join('\n'));
}
