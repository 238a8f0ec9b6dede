import type { PersonDetail } from '@stoa/api/contract/people';
import { formatCount, type Locale } from '@stoa/domain';
import type { RailFact } from '../../common/Rail/index.ts';
import type { PeopleTranslate } from '../words/index.ts';

type Known = Pick<PersonDetail, 'courseNum' | 'fansNum' | 'score' | 'orgName'>;

/** The facts that say something: without courses, a rating or a department none of it is named. */
export function factsOf(
  { courseNum, fansNum, score, orgName }: Known,
  t: PeopleTranslate,
  locale: Locale,
): RailFact[] {
  const facts: RailFact[] = [];
  if (courseNum > 0) facts.push({ label: t('fact.courses'), value: formatCount(courseNum, locale) });
  facts.push({ label: t('fact.fans'), value: formatCount(fansNum, locale) });
  if (score !== undefined && score > 0)
    facts.push({ label: t('fact.score'), value: `${score.toFixed(1)} / 5` });
  if (orgName !== undefined && orgName !== '') facts.push({ label: t('fact.org'), value: orgName });
  return facts;
}

const most = 4;

/** Others of the same field beside a person, at most four; never the person themselves. */
export const othersOf = <Other extends { readonly personId: number }>(
  people: readonly Other[],
  { personId }: { readonly personId: number },
): readonly Other[] => people.filter((other) => other.personId !== personId).slice(0, most);
