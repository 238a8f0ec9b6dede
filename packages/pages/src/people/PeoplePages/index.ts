export { PersonListPage, type PersonListPageProps } from './PersonListPage.tsx';
export {
  PersonDetailPage,
  personTabs,
  type PersonDetailPageProps,
  type PersonTab,
} from './PersonDetailPage.tsx';
export type {
  ListedPerson,
  PersonCourse,
  PersonCourses,
  PersonDetailWords,
  PersonFact,
  PersonListWords,
  PersonLive,
  PersonRows,
  PersonView,
} from './types.ts';
