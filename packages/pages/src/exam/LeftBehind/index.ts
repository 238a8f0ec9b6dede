export { LeftBehind, type LeftBehindProps } from './LeftBehind.tsx';
