export { NewPasswordForm, type NewPassword, type NewPasswordFormProps } from './NewPasswordForm.tsx';
export {
  PhoneCodeForm,
  type PhoneCode,
  type PhoneCodeFormProps,
  type PhoneCodeOutcome,
} from './PhoneCodeForm.tsx';
export { QrLogin, qrStates, type QrLoginProps, type QrState } from './QrLogin.tsx';
