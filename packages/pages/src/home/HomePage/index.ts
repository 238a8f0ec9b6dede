export { HomePage, type HomePageProps, type HomeStartProps } from './HomePage.tsx';
export type { HomeSession } from './parts/Greeting.tsx';
