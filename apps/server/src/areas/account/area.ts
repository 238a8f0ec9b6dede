import type { Area } from '../../shared/area.ts';
import { accountHandlers } from './handlers.ts';
import { expireVip, tellVipEnds } from './vip.ts';

/** The account of a person: profile, password, sessions and VIP. */
export const accountArea: Area = {
  name: 'account',
  handlers: accountHandlers,
  jobs: [
    { name: 'vip expiry', rhythm: 'daily at 02:00', run: expireVip },
    { name: 'vip reminders', rhythm: 'daily at 02:00', run: tellVipEnds },
  ],
};
