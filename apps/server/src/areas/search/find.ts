import type { TargetKind } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { SessionContext } from '../../http/handle.ts';
import type {
  Comparison,
  SearchCard,
  SearchDetails,
  SearchDocuments,
  SearchSource,
} from '../../shared/search.ts';
import type { Viewer } from '../course/rules.ts';
import { closenessIn, weights } from './rank.ts';
import { folded, isClose, least } from './words.ts';

export interface Wanted {
  readonly keyword: string;
  /** The pieces of the keyword; at least one. */
  readonly grams: readonly string[];
  /** The only kind to list; the counts are of all kinds in any case. */
  readonly kind?: TargetKind | undefined;
  readonly sort?: 'default' | 'new' | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface Found extends SearchCard {
  readonly kind: TargetKind;
  readonly id: number;
  readonly score: number;
}

export interface Answer {
  /** The results of one page, in order. */
  readonly list: readonly Found[];
  /** Number of results of each kind that was found, in the order in which the areas declare their kinds. */
  readonly counts: readonly { readonly kind: TargetKind; readonly count: number }[];
}

/** The same formula as `closeness` in words.ts as SQL, over both languages at once. */
function closenessOf(column: SQLWrapper, { keyword, grams }: Wanted): SQL<number> {
  const typed = folded(keyword);
  const pieces = grams.map((gram) => sql`(position(${gram}::text in ${column}) > 0)::integer`);
  // A match at the beginning counts more, and so does one at the beginning of the second language, which
  // follows the character 31.
  return sql`((${sql.join(pieces, sql` + `)}) / ${grams.length}::double precision + case
    when starts_with(${column}, ${typed}) or position(chr(31) || ${typed} in ${column}) > 0 then 1
    when position(${typed}::text in ${column}) > 0 then 0.5 else 0 end)`;
}

const number = (value: number): SQL => sql.raw(String(value));

const comparisonWith = (wanted: Wanted): Comparison => ({
  closest: (words) =>
    sql<number>`coalesce((select max(close) from (select ${closenessOf(sql`word`, wanted)} as close from (${words}) as words (word)) as each_word where close >= ${number(least)}), 0)`,
  closenessTo: (words) => {
    const close = closenessIn(words, wanted.keyword, wanted.grams);
    return isClose(close) ? close : 0;
  },
});

const counted = (close: SQL<number>, weight: number): SQL =>
  sql`case when ${close} >= ${number(least)} then ${number(weight)} * ${close} else 0 end`;

/** One SELECT over the documents of an area, with the score of each. */
const worthOf = (documents: SearchDocuments, wanted: Wanted): SQL => {
  const closeness = (column: SQLWrapper) => closenessOf(column, wanted);
  const { from, where, kind, id, title, summary, subjects, popularity, freshTime } = documents;
  return sql`select (${kind})::integer as kind, ${id} as id, (${popularity})::double precision as popularity, (${freshTime})::bigint as fresh_time, ${counted(closeness(title), weights.title)} + ${counted(closeness(summary), weights.summary)} + ${number(weights.subjects)} * ${subjects} as score from ${from} where ${where ?? sql`true`}`;
};

/**
 * One page of the matching documents of all areas that this person may see, and the number of matches per
 * kind.
 */
export async function find(context: SessionContext, viewer: Viewer, wanted: Wanted): Promise<Answer> {
  const sources = context.services.areas.flatMap(({ searched = [] }) => searched);
  const comparison = comparisonWith(wanted);
  const parts: SQL[] = [];
  for (const { documents } of sources) {
    parts.push(worthOf(await documents(context, viewer, comparison), wanted));
  }
  if (parts.length === 0) return { list: [], counts: [] };
  const { kind, sort, limit, offset } = wanted;
  const first = sort === 'new' ? sql`fresh_time` : sql`score`;
  // One statement for page and counts, with a materialized table so that each document is compared once; the
  // rows with counts have place 0.
  const order = sql`${first} desc, popularity desc, kind, id desc`;
  const found = sql`(with documents as materialized (${sql.join(parts, sql` union all `)}),
    near as (select * from documents where score > 0)
    select kind, 0::bigint as id, 0::double precision as score, count(*) as sum, 0 as place from near group by kind
    union all
    select kind, id, score, 0, row_number() over (order by ${order}) from (
      select * from near where ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
        order by ${order} limit ${limit} offset ${offset}) as page) as found`;
  const rows = await context.tx
    .select({
      kind: sql`kind`.mapWith(Number),
      id: sql`id`.mapWith(Number),
      score: sql`score`.mapWith(Number),
      sum: sql`sum`.mapWith(Number),
      place: sql`place`.mapWith(Number),
    })
    .from(found)
    .orderBy(sql`place`);
  const sums = new Map(rows.filter(({ place }) => place === 0).map((row) => [row.kind, row.sum]));
  return {
    list: await withCards(
      context,
      sources,
      rows.filter(({ place }) => place > 0),
    ),
    counts: sources
      .flatMap(({ kinds }) => kinds)
      .flatMap((one) => {
        const count = sums.get(one);
        return count === undefined ? [] : [{ kind: one, count }];
      }),
  };
}

const nameOf = (kind: number, id: number): string => `${kind} ${id}`;

/** Asks each area once for the cards of its own documents. */
async function withCards(
  context: SessionContext,
  sources: readonly SearchSource[],
  places: readonly { readonly kind: number; readonly id: number; readonly score: number }[],
): Promise<Found[]> {
  const found = new Map<string, Found>();
  for (const { kinds, cards: cardsOf } of sources) {
    const own = places.flatMap(({ kind, ...place }) =>
      kinds.filter((one) => one === kind).map((one) => ({ ...place, kind: one })),
    );
    if (own.length === 0) continue;
    const cards = await cardsOf(
      context,
      own.map(({ id }) => id),
    );
    for (const { kind, id, score } of own) {
      const card = cards.get(id);
      if (card !== undefined) found.set(nameOf(kind, id), { ...card, kind, id, score });
    }
  }
  return places.flatMap(({ kind, id }) => found.get(nameOf(kind, id)) ?? []);
}

/** Asks each area once for the details of its own documents, by kind and id. */
export async function detailsOf(
  context: SessionContext,
  viewer: Viewer,
  list: readonly Found[],
): Promise<(one: Found) => SearchDetails> {
  const byName = new Map<string, SearchDetails>();
  for (const { kinds, details } of context.services.areas.flatMap(({ searched = [] }) => searched)) {
    const own = list.filter(({ kind }) => kinds.includes(kind));
    if (details === undefined || own.length === 0) continue;
    const found = await details(
      context,
      viewer,
      own.map(({ id }) => id),
    );
    for (const { kind, id } of own) byName.set(nameOf(kind, id), found.get(id) ?? {});
  }
  return ({ kind, id }) => byName.get(nameOf(kind, id)) ?? {};
}
