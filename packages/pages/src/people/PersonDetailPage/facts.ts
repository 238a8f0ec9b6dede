import type { PersonDetail } from '@stoa/api/contract/people';
import { formatCount, type Locale } from '@stoa/domain';
import type { RailFact } from '../../common/Rail/index.ts';
import type { PeopleTranslate } from '../words/index.ts';

type Told = Pick<PersonDetail, 'courseNum' | 'fansNum' | 'score' | 'orgName'>;

/** The known facts about a person; those without a value are left out. */
export function factsOf(
  { courseNum, fansNum, score, orgName }: Told,
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
