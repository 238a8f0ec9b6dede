import { narrowedBy } from '../../common/listAddress/filteredBy.ts';
import type { Screen, Screens } from '../../routing/types.ts';
import { peopleWords } from './catalogue.ts';
import type { peoplePaths } from './paths.ts';

const words = [peopleWords];

const list = (role: string): Screen => ({
  words,
  calls: [
    {
      call: `GET /people/pc/list?role=${role}&pageNo=1&pageSize=24`,
      unless: [...narrowedBy, 'tag'],
    },
  ],
  load: () => import('./PersonList/PersonList.tsx'),
});

const detail: Screen = {
  words,
  calls: [{ call: 'GET /people/pc/detail?personId={id}' }],
  load: () => import('./PersonDetail/PersonDetail.tsx'),
};

/** Teachers, lecturers and mentors. */
export default {
  '/teacher/list': list('teacher'),
  '/teacher/detail': detail,
  '/lecturer/list': list('lecturer'),
  '/lecturer/detail': detail,
  '/mentor/detail': detail,
} satisfies Screens<typeof peoplePaths>;
