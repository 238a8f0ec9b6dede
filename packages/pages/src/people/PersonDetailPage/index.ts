export {
  PersonDetailPage,
  personTabs,
  type PersonDetailPageProps,
  type PersonTab,
} from './PersonDetailPage.tsx';
