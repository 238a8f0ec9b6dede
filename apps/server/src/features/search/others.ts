import { PersonRole, TargetKind } from '@stoa/domain';
import type { SearchResult } from '@stoa/api/contract/search';
import { asc } from 'drizzle-orm';
import { ofCompanyOrPlatform } from '../../db/owned.ts';
import { person } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { collectionsSeen } from '../collection/queries.ts';
import { scoreOf } from './rank.ts';
import { marked } from './words.ts';

type Result = SearchResult & { readonly freshTime: number };

const targets = {
  [PersonRole.Teacher]: TargetKind.Teacher,
  [PersonRole.Lecturer]: TargetKind.Lecturer,
  [PersonRole.Mentor]: TargetKind.Mentor,
} as const;

/** What there is little of beside the courses, so that it is compared here: special topics and people. */
export async function othersFound(
  { tx, session, text, media }: SessionContext,
  keyword: string,
  grams: readonly string[],
): Promise<Result[]> {
  const specials = await collectionsSeen(tx, session.companyId, { kind: TargetKind.Special });
  const people = await tx
    .select()
    .from(person)
    .where(ofCompanyOrPlatform(person.companyId, session.companyId))
    .orderBy(asc(person.personId));
  const found = [
    ...specials.map(({ kind, collectionId, name, summary, coverUrl }) => ({
      kind,
      id: collectionId,
      title: name,
      summary,
      tags: [],
      pictureUrl: coverUrl,
    })),
    ...people.map(({ role, personId, name, title, tags, avatar }) => ({
      kind: targets[role],
      id: personId,
      title: name,
      summary: title,
      tags,
      pictureUrl: avatar,
    })),
  ];
  return found
    .map((one) => ({ ...one, score: scoreOf(one, keyword, grams) }))
    .filter(({ score }) => score > 0)
    .map(({ kind, id, title, summary, tags, pictureUrl, score }) => ({
      kind,
      target: { kind, id },
      title: marked(text(title), grams),
      summary: marked(text(summary), grams),
      coverUrl: pictureUrl === '' ? undefined : media(pictureUrl),
      meta: tags.map(text),
      score,
      freshTime: 0,
    }));
}
