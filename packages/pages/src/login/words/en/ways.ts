import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/ways.ts';

export default {
  sms: {
    phone: 'Phone number',
    code: 'Code from the message',
    send: 'Get code',
    sendAgain: 'Send again',
    wait: 'Again in {seconds} s',
    sentTo: 'A code is on its way to {phone}. It is valid for 10 minutes.',
    next: 'Next',
  },
  qr: {
    label: 'QR code for logging in',
    refresh: 'New code',
    retry: 'Retry',
    another: 'Use another account',
    consent: { said: 'Accept to see the code', note: 'Please read and accept the terms above first.' },
    loading: { said: 'Preparing the code', note: 'One moment.' },
    ready: {
      said: 'Scan with your phone',
      note: 'Use the app or a browser where you are logged in, within 2 minutes.',
    },
    scanned: { said: '{name}, please confirm on your phone', note: 'This page then logs in by itself.' },
    confirmed: { said: 'Logged in', note: 'Opening…' },
    expired: { said: 'The code has expired', note: 'Get a new one and scan again.' },
    cancelled: { said: 'Login was cancelled', note: 'To log in, get a new code and scan again.' },
    failed: { said: 'The server cannot be reached', note: 'Check your connection and try again.' },
    refused: { said: 'No login by code just now', note: 'Try again later, or log in another way.' },
  },
  forgot: {
    intro: 'Confirm the phone number of your account, then choose a new password.',
    setTitle: 'Choose a new password',
    password: 'New password',
    passwordHint: '8–20 characters with letters and digits, no spaces.',
    again: 'New password once more',
    submit: 'Save',
    back: 'Back to login',
    backToCode: 'Back',
    done: 'Password changed. Please log in with the new one.',
    strength: {
      none: 'Strength',
      weak: 'Strength: weak',
      fair: 'Strength: fair',
      strong: 'Strength: strong',
    },
  },
  download: {
    scan: 'Scan with your phone',
    open: 'Open the download page here',
    onPhone: 'Scan this to go on with this page on your phone',
  },
  error: {
    phoneRequired: 'Enter the phone number',
    phoneInvalid: 'Enter a valid phone number',
    code: 'Enter the 6-digit code',
    agree: 'Please read this and accept it first',
    newPassword: '8–20 characters with letters and digits',
    notSame: 'The two passwords differ',
  },
} as const satisfies Translated<typeof zh>;
