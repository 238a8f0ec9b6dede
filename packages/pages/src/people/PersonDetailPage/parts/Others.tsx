import type { Person, PersonDetail } from '@stoa/api/contract/people';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Loaded, type Load } from '../../../common/index.ts';
import { railClasses, RailPart } from '../../../common/Rail/index.ts';
import type { Resolve } from '../../../links/index.ts';
import { RailPeople } from '../../RailPeople.tsx';
import type { PeopleTranslate } from '../../words/index.ts';
import { othersOf } from '../others.ts';

interface OthersProps {
  person: PersonDetail;
  others: Load<readonly Person[]>;
  t: PeopleTranslate;
  resolve: Resolve;
  renderLink: RenderLink;
}

const skeleton = (
  <div className={railClasses.list} aria-hidden>
    {['a', 'b'].map((key) => (
      <div key={key} className={railClasses.sheet}>
        <Skeleton lines={2} />
      </div>
    ))}
  </div>
);

/** Other people of the same role; nothing is rendered if there are none. */
export default function Others({ person, others, t, resolve, renderLink }: OthersProps) {
  if (others.state === 'absent') return null;
  if (others.state === 'ready' && othersOf(others.data, person).length === 0) return null;
  return (
    <RailPart title={t(`others.${person.role}`)} busy={others.state === 'loading'}>
      <Loaded load={others} retry={t('retry')} skeleton={skeleton}>
        {(people) => (
          <RailPeople people={othersOf(people, person)} resolve={resolve} renderLink={renderLink} />
        )}
      </Loaded>
    </RailPart>
  );
}
