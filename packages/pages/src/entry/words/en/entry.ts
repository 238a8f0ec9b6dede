import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/entry.ts';

export default {
  title: 'Log in',
  busy: { title: 'Signing you in…', text: 'One moment, this will not take long.' },
  leaving: { title: 'Opening single sign-on…', text: 'Please identify yourself on the page that opens.' },
  again: 'Try again',
  otherWays: 'Other ways to log in',
  home: 'Back to home',
  failed: {
    title: 'Logging in did not work',
    network: 'Network error, please try again later.',
    unreadable: 'The system’s answer could not be read. Please try again later.',
    other: 'This login was not completed. Please try again, or log in another way.',
    retry: 'Retry',
    spent:
      'What this address brought to log in with has been used or has expired. Please log in again where you began.',
  },
  ssoOff: {
    title: 'SSO is not set up',
    text: 'Please log in another way, or ask your company’s administrator.',
  },
  ssoElsewhere: {
    title: 'Single sign-on begins elsewhere',
    text: 'This address holds no ticket to log in with. Please open the portal from your company’s own sign-on page, or log in another way.',
  },
  incomplete: {
    title: 'The link is incomplete',
    text: 'It lacks what is needed to log in. Please open it again where you found it.',
  },
  choose: {
    title: 'Log in as {other} instead?',
    text: 'This browser is logged in as {current}. Going on as {other} logs that account out.',
    accept: 'Log in as {other}',
    textUnnamed: 'This browser is logged in already. Going on as {other} logs that account out.',
    keep: 'Stay {current}',
    keepUnnamed: 'Stay as now',
    someone: 'another account',
  },
  confirm: {
    title: 'Log in to {company}?',
    text: 'This login did not begin in this browser. Go on only if you opened the page yourself and did not follow a link that somebody sent you.',
    textAs:
      'You would be logged in as {other}. This login did not begin in this browser, so go on only if that is you.',
    accept: 'Log in',
    keep: 'Do not log in',
  },
  qr: {
    title: 'Log in to {company}?',
    text: 'As {name}, on: {device}. Cancel if this was not you.',
    asked: 'The code was asked for at {time}.',
    askedBy: 'The code was asked for by {browser} at {time}.',
    confirm: 'Confirm',
    cancel: 'Cancel',
    done: { title: 'Login confirmed', text: 'You may close this page and go on at the other screen.' },
    cancelled: { title: 'Login cancelled', text: 'You may close this page.' },
    over: {
      title: 'The code is no longer valid',
      text: 'Get a new code on the screen where you want to log in, and scan again.',
    },
  },
} as const satisfies Translated<typeof zh>;
