export { Spinner, SpinnerRing, type SpinnerProps } from './Spinner.tsx';
