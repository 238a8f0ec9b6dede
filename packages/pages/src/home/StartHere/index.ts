export { StartHere, type StartHereProps } from './StartHere.tsx';
