export { MyCoursesPage, type MyCoursesPageProps } from './MyCoursesPage.tsx';
export { isRemovable, tabsOf, type MyTab, type RemovableTab, type TabFacts } from './tabs.ts';
