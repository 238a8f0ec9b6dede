import { PersonRole } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { person, personDetail as personDetailData } from './types/person.ts';
import { keyword, merged, pageOf, pageRequest, text, wireId } from './types/wire.ts';

export type { Person, PersonDetail } from './types/person.ts';

/** Teachers, lecturers or mentors. */
export const personList = defineCall({
  id: 'X100',
  method: 'GET',
  path: '/people/pc/list',
  encoding: 'query',
  auth: 'session',
  request: merged(pageRequest, {
    role: v.enum(PersonRole),
    keyword: v.optional(keyword),
    tag: v.optional(text(1, 20)),
  }),
  data: pageOf(person),
});

/** One teacher, lecturer or mentor; their courses come from `courseList` with `lecturerId`. */
export const personDetail = defineCall({
  id: 'X101',
  method: 'GET',
  path: '/people/pc/detail',
  encoding: 'query',
  auth: 'session',
  request: v.object({ personId: wireId }),
  data: personDetailData,
});
