export { LoginPage, type LoginBrand, type LoginPageProps, type LoginPanel } from './LoginPage.tsx';
export { Consent, type ConsentProps } from './parts/Consent.tsx';
export { OtherWays, type LoginWay, type OtherWaysProps } from './parts/OtherWays.tsx';
export {
  PasswordForm,
  type PasswordFaults,
  type PasswordFormProps,
  type PasswordLogin,
} from './parts/PasswordForm.tsx';
