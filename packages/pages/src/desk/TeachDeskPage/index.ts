export { deskTabs, TeachDeskPage } from './TeachDeskPage.tsx';
export type { DeskTab, TeachDeskPageProps } from './TeachDeskPage.tsx';
