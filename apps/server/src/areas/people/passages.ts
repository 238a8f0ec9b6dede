import { and, asc, or } from 'drizzle-orm';
import { ofCompanyOrPlatform } from '../../db/owned.ts';
import { person } from '../../db/schema/index.ts';
import { holdsAny, lowered } from '../../shared/passages.ts';
import type { PassageSource } from '../../shared/passages.ts';
import { personTargets } from './targets.ts';

/** Largest number of people who are compared with a question. */
const most = 30;

/** People of the company and of the platform, by name, post and what they are known for. */
export const personPassages: PassageSource = {
  about: async ({ tx, session }, _viewer, words) => {
    const rows = await tx
      .select()
      .from(person)
      .where(
        and(
          ofCompanyOrPlatform(person.companyId, session.companyId),
          or(...[person.name, person.title, person.tags].map((column) => holdsAny(lowered(column), words))),
        ),
      )
      .orderBy(asc(person.personId))
      .limit(most);
    return rows.map(({ personId: id, role, name, title, tags, expertise }) => ({
      kind: personTargets[role],
      id,
      target: { kind: personTargets[role], id },
      title: name,
      summary: title,
      words: [...tags, ...expertise],
    }));
  },
};
