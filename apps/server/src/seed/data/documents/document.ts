/** A block of a page: a list, a list to tick, a table whose first row is its head, or a remark. */
export type Block =
  | { readonly kind: 'points' | 'checks'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'remark'; readonly words: string };

export interface Page {
  readonly zh: string;
  readonly en: string;
  readonly blocks: readonly Block[];
}

/** A document of a lesson. Its first page is a cover with the lesson's title, made by `make-documents.mjs`. */
export interface Document {
  /** A PDF on A4 pages, or slides of a presentation. */
  readonly form: 'pdf' | 'deck';
  readonly lead: string;
  readonly pages: readonly Page[];
}

/** Documents by the id of their lesson. */
export type Documents = Readonly<Record<number, Document>>;

/** Pages with the cover. */
export const pageCountOf = ({ pages }: Document): number => pages.length + 1;

const rowOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

/** The block that a line belongs to, with that line alone. */
function blockOf(line: string): Block {
  const [, mark, words = ''] = /^([-☐|!]) (.+)$/.exec(line) ?? [];
  switch (mark) {
    case '-':
      return { kind: 'points', items: [words] };
    case '☐':
      return { kind: 'checks', items: [words] };
    case '|':
      return { kind: 'table', rows: [rowOf(words)] };
    case '!':
      return { kind: 'remark', words };
    default:
      throw new Error(`Not a line of a document: ${line}`);
  }
}

/** The last block joined with the next one, if both are of the same kind; otherwise undefined. */
function joined(last: Block | undefined, next: Block): Block | undefined {
  if (last?.kind === 'table' && next.kind === 'table') return { ...last, rows: [...last.rows, ...next.rows] };
  if (last?.kind === 'points' && next.kind === 'points')
    return { ...last, items: [...last.items, ...next.items] };
  if (last?.kind === 'checks' && next.kind === 'checks')
    return { ...last, items: [...last.items, ...next.items] };
  return undefined;
}

/**
 * Reads a document as its author writes it: `# 标题 | Title` begins a page, `- ` is a point, `☐ ` something to
 * tick, `| a | b` a row of a table, `! ` a remark.
 */
export function documentOf(form: Document['form'], lead: string, written: string): Document {
  const pages: (Page & { blocks: Block[] })[] = [];
  for (const line of written.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const [, zh, en] = /^# (.+) \| (.+)$/.exec(line) ?? [];
    const page = pages.at(-1);
    if (zh !== undefined && en !== undefined) pages.push({ zh, en, blocks: [] });
    else if (page === undefined) throw new Error(`A line before the first page: ${line}`);
    else {
      const next = blockOf(line);
      const both = joined(page.blocks.at(-1), next);
      if (both === undefined) page.blocks.push(next);
      else page.blocks.splice(-1, 1, both);
    }
  }
  return { form, lead, pages };
}
