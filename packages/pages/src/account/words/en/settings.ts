import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/settings.ts';

export default {
  devices: {
    title: 'Your devices',
    text: 'Is there one you do not know? Sign it out and change your password.',
    failed: 'Your devices could not be loaded',
    on: '{browser} on {system}',
    unknown: 'Unknown device',
    current: 'This device',
    signIn: 'Signed in {time}',
    seen: 'last used {time}',
    end: 'Sign out',
    endNamed: 'Sign out {device}',
    endOthers: 'Sign out all other devices',
    ended: '{count, plural, one {The device is signed out} other {# devices are signed out}}',
    alone: 'You are signed in nowhere else.',
  },
  messages: {
    title: 'What you are told',
    text: 'A kind that is off no longer appears among your notifications. This holds for the present company.',
    failed: 'Your message settings could not be loaded',
    fixed: 'Set by your company, always on',
    saved: 'Your message settings have been saved',
    kinds: {
      k1: 'System and account security',
      k2: 'Learning tasks and deadlines',
      k3: 'Exams and results',
      k4: 'Classes',
      k5: 'Live streams and recordings',
      k6: 'Replies, questions and likes',
      k7: 'Credits and certificates',
      k8: 'Orders and membership',
    },
  },
} as const satisfies Translated<typeof zh>;
