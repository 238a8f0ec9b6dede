export { HomePage, type HomePageProps, type HomeWords } from './HomePage.tsx';
export type { HomeCourses } from './parts/Courses.tsx';
export type { HomeEntry } from './parts/Functions.tsx';
export type { HomeContinue, HomeCredit, HomeFact, HomePerson, HomeSummary } from './parts/GreetingCard.tsx';
export type { HomeCourse } from './parts/ModuleCard.tsx';
export type { HomeTask, HomeTasks } from './parts/Tasks.tsx';
