// A chunk of its own: the login page needs neither the table nor the guard.
export { routeTable } from '../routes.tsx';
export { guard } from './guard.ts';
