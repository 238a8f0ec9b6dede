import { sql } from 'drizzle-orm';
import { ofCompanyOrPlatform } from '../../db/owned.ts';
import { oneOf } from '../../db/oneOf.ts';
import { person } from '../../db/schema/index.ts';
import type { SearchSource } from '../../shared/search.ts';
import { personTargets } from './targets.ts';
import { personViews } from './views.ts';

/** People of the company and of the platform, by name, post and what they are known for. */
export const searchedPeople: SearchSource = {
  kinds: Object.values(personTargets),
  documents: ({ session }, _viewer, { closest }) => ({
    from: person,
    where: ofCompanyOrPlatform(person.companyId, session.companyId),
    kind: sql`(${JSON.stringify(personTargets)}::jsonb ->> ${person.role})`,
    id: person.personId,
    title: sql`stoa_folded(${person.name})`,
    summary: sql`stoa_folded(${person.title})`,
    subjects: closest(sql`select stoa_folded(known_for) from jsonb_array_elements(${person.tags}) known_for`),
    popularity: sql`0`,
    freshTime: sql`0`,
  }),
  cards: async ({ tx, text, media }, ids) => {
    const rows = await tx.select().from(person).where(oneOf(person.personId, ids));
    return new Map(
      rows.map(({ personId, name, title, tags, avatar }) => [
        personId,
        {
          title: text(name),
          summary: text(title),
          coverUrl: avatar === '' ? undefined : media(avatar),
          facts: [],
          subjects: tags.map(text),
        },
      ]),
    );
  },
  details: async (context, viewer, ids) => {
    const rows = await context.tx.select().from(person).where(oneOf(person.personId, ids));
    const views = await personViews(context, viewer, rows);
    return new Map(views.map(({ personId, courseNum, fansNum }) => [personId, { courseNum, fansNum }]));
  },
};
