export { HomePage, type HomePageProps } from './HomePage.tsx';
export type { HomeSession } from './parts/GreetingCard.tsx';
