export { LoginPage, type LoginBrand, type LoginPageProps, type LoginPanel } from './LoginPage.tsx';
export {
  PasswordForm,
  type PasswordFaults,
  type PasswordFormProps,
  type PasswordLogin,
} from './parts/PasswordForm.tsx';
