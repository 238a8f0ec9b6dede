import type { Translated } from '../../messages.ts';
import type zh from '../zh-CN/shell.ts';

export default {
  skip: 'Skip to content',
  loading: 'Loading…',
  retry: 'Retry',
  waits: 'not saved yet',
  mark: {
    follow: { off: 'Follow', on: 'Following' },
    collect: { off: 'Save', on: 'Saved' },
    want: { off: 'Want to learn', on: 'On my list' },
    remind: { off: 'Remind me', on: 'Reminder set' },
    wanted: 'Added to your list',
    toWanted: 'See your list',
    collected: 'Saved',
    toCollected: 'See saved courses',
  },
  home: 'Back to home',
  back: 'Go back',
  login: 'Log in',
  title: {
    notFound: 'Page not found',
    error: 'Something went wrong',
  },
  notFound: {
    title: 'Page not found',
    text: 'The link may be out of date, or the address may be mistyped.',
  },
  incomplete: {
    title: 'The link is incomplete',
    text: 'This link lacks something it needs. Please open the page from its list again.',
  },
  closed: {
    title: 'This module is not open for your company',
    text: 'If you need it, please ask your company’s learning administrator.',
  },
  noAccess: {
    title: 'You have no access to this page',
    text: 'It is for lecturers, mentors and administrators. If you need it, please ask your company’s learning administrator.',
  },
  noCompany: {
    title: 'Join a company to use this',
    text: 'This is for learners of a company. Ask an administrator to add your account.',
  },
  boot: {
    title: 'The server cannot be reached',
    text: 'Check your connection and try again. If it keeps failing, tell your administrator.',
    settings: 'This site’s settings are faulty. Please tell your administrator.',
  },
  chunk: {
    title: 'Part of this page could not be loaded',
    text: 'The network may be off, or a new version was just released. Please try again.',
  },
  part: {
    failed:
      'This part could not be loaded; the rest of the page works. Try again, and if that does not help, reload the page when it suits you.',
    slow: 'This part is taking longer than usual. You can wait, or try again.',
    close: 'Close',
    failedShort: 'Not loaded',
    slowShort: 'Loading slowly',
  },
  crash: {
    title: 'Something went wrong on this page',
    text: 'It was nothing you did. Reloading usually helps.',
    reload: 'Reload',
  },
  offline: 'You are offline. The page reconnects by itself.',
  dialog: {
    title: 'Kind reminder',
    expired: 'Login has expired, please log in again',
    abnormal: 'Service response abnormal',
    ok: 'OK',
  },
  network: 'Network error, please try again',
  timeout: 'Request timed out',
  preferences: {
    title: 'Language and appearance',
    language: 'Language',
    appearance: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    system: 'System',
    textSize: 'Text size',
    size1: 'Small',
    size2: 'Standard',
    size3: 'Large',
    size4: 'Extra large',
  },
} as const satisfies Translated<typeof zh>;
