import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/login.ts';

export default {
  welcome: 'Welcome back',
  panels: 'Ways to log in',
  panel: { password: 'Password', sms: 'SMS code', job: 'Job number', qr: 'QR code' },
  account: 'Account',
  accountHint: 'Phone, e-mail or user name',
  jobNumber: 'Job number',
  jobAt: 'Your number at {company}',
  password: 'Password',
  remember: 'Remember me',
  forgot: 'Forgot password?',
  forgotTitle: 'Reset the password',
  agree:
    'I have read and accept the <agreement>user agreement</agreement> and the <privacy>privacy policy</privacy>',
  agreeTerms: 'I have read and accept the <agreement>user agreement</agreement>',
  agreePrivacy: 'I have read and accept the <privacy>privacy policy</privacy>',
  submit: 'Log in',
  others: 'Other ways',
  sso: '{company} single sign-on',
  download: 'Get the app',
  onPhone: 'Open on the phone',
  preview: 'Preview: this shows the look only, logging in is off',
  brandingFailed:
    'The company’s branding could not be loaded. You see the default look and can still log in.',
  expired: 'Login has expired, please log in again.',
  refused:
    'The server did not accept this login. Please check what you entered, or ask your company’s administrator.',
  waiting: 'Many people are signing in. You are number {place}; trying again in {seconds} s.',
  trying: 'Many people are signing in. Trying again for you, please wait.',
  stopWaiting: 'Stop waiting',
  noWay: '{company} has no way to log in at the moment',
  noWayHint: 'Please ask your company’s administrator.',
  error: {
    accountRequired: 'Enter the account',
    accountInvalid: 'At most 64 characters, without spaces inside',
    jobRequired: 'Enter the job number',
    jobInvalid: 'At most 32 characters, without spaces inside',
    passwordRequired: 'Enter the password',
    agree: 'Please read this and accept it first',
  },
} as const satisfies Translated<typeof zh>;
