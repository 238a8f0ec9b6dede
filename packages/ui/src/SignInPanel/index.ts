export { SignInPanel, type SignInPanelProps, type SignInRecord } from './SignInPanel.tsx';
export { signDirections, type SignDirection } from './model.ts';
export type { SignAttempt } from './parts/SignMethods.tsx';
export { signLocationStates, type SignLocation, type SignLocationState } from './parts/LocationSign.tsx';
