import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/access.ts';

export default {
  ask: 'Request access',
  about: '“{title}” is not open to you yet. The learning administrator of your company gets your request.',
  reason: 'Your reason',
  hint: 'For example: I train new colleagues next month and need this course first.',
  send: 'Send the request',
  cancel: 'Cancel',
  sent: 'Request sent',
  asked: 'Request sent',
  when: 'Sent {time}',
  noReason: 'No reason given.',
  withdraw: 'Withdraw the request',
  withdrawn: 'Request withdrawn',
  close: 'Close',
  failed: 'Not sent. Check your connection and try again.',
  notWithdrawn: 'Not withdrawn. Check your connection and try again.',
} satisfies Translated<typeof zh>;
