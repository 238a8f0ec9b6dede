export {
  SignInPanel,
  signDirections,
  type SignDirection,
  type SignInPanelProps,
  type SignInRecord,
} from './SignInPanel.tsx';
export type { SignAttempt } from './parts/SignMethods.tsx';
export { signLocationStates, type SignLocation, type SignLocationState } from './parts/LocationSign.tsx';
