export {
  LoginPage,
  type LoginBrand,
  type LoginPageProps,
  type LoginPanel,
  type LoginPanelName,
  type LoginTabName,
} from './LoginPage.tsx';
export type { PasswordBy } from './passwordFaults.ts';
export { agreementOf } from './parts/Agreement.tsx';
export { Consent, type ConsentProps } from './parts/Consent.tsx';
export { OtherWays, type OtherWay, type OtherWaysProps } from './parts/OtherWays.tsx';
export { PasswordForm, type PasswordFormProps, type PasswordLogin } from './parts/PasswordForm.tsx';
