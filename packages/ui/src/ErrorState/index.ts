export { ErrorState, errorKinds, type ErrorKind, type ErrorStateProps } from './ErrorState.tsx';
