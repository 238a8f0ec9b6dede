import type { Person } from '@stoa/api/contract/people';
import { Avatar } from '@stoa/ui/Avatar';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { railClasses, RailEntry } from '../common/Rail/index.ts';
import { hrefOf, type Resolve } from '../links/index.ts';
import { targetOf } from './target.ts';

export interface RailPeopleProps {
  people: readonly Pick<Person, 'personId' | 'role' | 'name' | 'title' | 'avatar'>[];
  resolve: Resolve;
  renderLink: RenderLink;
}

/** People in the column beside a page; a person whose page is built is a link. */
export const RailPeople = ({ people, resolve, renderLink }: RailPeopleProps) => (
  <ul className={railClasses.list}>
    {people.map((person) => (
      <RailEntry
        key={person.personId}
        name={person.name}
        line={person.title}
        href={hrefOf(resolve(targetOf(person)))}
        media={<Avatar name={person.name} src={person.avatar} size="lg" decorative />}
        renderLink={renderLink}
      />
    ))}
  </ul>
);
