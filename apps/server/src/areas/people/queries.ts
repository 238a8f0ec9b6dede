import type { PersonRole } from '@stoa/domain';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { ofCompanyOrPlatform } from '../../db/owned.ts';
import { person } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { rangeOf } from '../../http/page.ts';
import type { PageRequest } from '../../http/page.ts';

export type PersonRow = typeof person.$inferSelect;

export interface PersonFilter extends PageRequest {
  readonly role: PersonRole;
  readonly keyword?: string | undefined;
  readonly tag?: string | undefined;
}

/** Escapes the wildcards of LIKE, because a keyword is text to be found and not a pattern. */
const holds = (words: SQLWrapper, keyword: string): SQL =>
  sql`position(stoa_folded(jsonb_build_object('zh', ${keyword}::text)) in stoa_folded(${words})) > 0`;

/** Matches a keyword with tags as well as with name and post. */
const matching = (keyword: string): SQL | undefined =>
  or(
    holds(person.name, keyword),
    holds(person.title, keyword),
    sql`exists (select 1 from jsonb_array_elements(${person.tags} || ${person.expertise}) as word where ${holds(sql`word`, keyword)})`,
  );

/** Matches a tag in either language, because the reader names it in the language of the page. */
const tagged = (tag: string): SQL | undefined =>
  or(
    ...(['zh', 'en'] as const).map(
      (language) => sql`${person.tags} @> ${JSON.stringify([{ [language]: tag }])}::jsonb`,
    ),
  );

/** People of the company and of the platform. */
export async function peopleFound(
  { tx, session }: Pick<SessionContext, 'tx' | 'session'>,
  { role, keyword = '', tag, ...page }: PersonFilter,
): Promise<{ rows: PersonRow[]; total: number }> {
  const where = and(
    ofCompanyOrPlatform(person.companyId, session.companyId),
    eq(person.role, role),
    keyword === '' ? undefined : matching(keyword),
    tag === undefined ? undefined : tagged(tag),
  );
  const { limit, offset } = rangeOf(page);
  const total = await tx.$count(person, where);
  // People are listed in the order of creation, so that nobody changes place between two pages.
  const rows = await tx
    .select()
    .from(person)
    .where(where)
    .orderBy(asc(person.personId))
    .limit(limit)
    .offset(offset);
  return { rows, total };
}

/** People chosen by id, or the first ones of a role, in the order of creation. */
export const peoplePicked = (
  { tx, session }: Pick<SessionContext, 'tx' | 'session'>,
  picked: { readonly ids: readonly number[] } | { readonly role: PersonRole; readonly limit: number },
): Promise<PersonRow[]> =>
  tx
    .select()
    .from(person)
    .where(
      and(
        ofCompanyOrPlatform(person.companyId, session.companyId),
        'ids' in picked ? oneOf(person.personId, picked.ids) : eq(person.role, picked.role),
      ),
    )
    .orderBy(asc(person.personId))
    .limit('ids' in picked ? picked.ids.length : picked.limit);

export async function personSeen(
  { tx, session }: Pick<SessionContext, 'tx' | 'session'>,
  personId: number,
): Promise<PersonRow | undefined> {
  const [row] = await tx
    .select()
    .from(person)
    .where(and(ofCompanyOrPlatform(person.companyId, session.companyId), eq(person.personId, personId)));
  return row;
}
