import type { Translated } from '../areas.ts';
import type zh from '../zh-CN/login.ts';

export default {
  welcome: 'Welcome back',
  panels: 'Ways to log in',
  panel: { password: 'Password' },
  account: 'Account',
  accountHint: 'Phone, e-mail or user name',
  password: 'Password',
  remember: 'Remember me',
  agree:
    'I have read and accept the <agreement>user agreement</agreement> and the <privacy>privacy policy</privacy>',
  submit: 'Log in',
  download: 'Get the app',
  preview: 'Preview: this shows the look only, logging in is off',
  brandingFailed:
    'The company’s branding could not be loaded. You see the default look and can still log in.',
  expired: 'Login has expired, please log in again.',
  byOther: 'Ways to log in at {company}: {kinds}',
  byOtherHint:
    'This way is not open on the web yet. Use your company’s usual entrance, or ask an administrator.',
  or: ', ',
  error: {
    accountRequired: 'Enter the account',
    accountInvalid: 'At most 64 characters, without spaces inside',
    passwordRequired: 'Enter the password',
    passwordLength: 'The password has 6–32 characters',
    agree: 'Please read and accept the user agreement and the privacy policy first',
  },
} as const satisfies Translated<typeof zh>;
