import type { Translated } from '../../../../i18n/messages.ts';
import type zh from '../zh-CN/leave.ts';

export default {
  title: 'Log out?',
  text: 'You will have to log in again to go on learning.',
  confirm: 'Log out',
  cancel: 'Cancel',
  unsentTitle: 'Not everything is saved',
  unsentText: 'Some progress or answers have not reached the server. Log out now and they are lost for good.',
  drop: 'Discard and log out',
} as const satisfies Translated<typeof zh>;
