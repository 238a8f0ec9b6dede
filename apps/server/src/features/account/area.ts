import type { Area } from '../../shared/area.ts';
import { expireVip, tellVipEnds } from './vip.ts';

/** What accounts give to the parts of the server that serve all areas. */
export const accountArea: Area = {
  name: 'account',
  jobs: [
    { name: 'vip expiry', rhythm: 'daily at 02:00', run: expireVip },
    { name: 'vip reminders', rhythm: 'daily at 02:00', run: tellVipEnds },
  ],
};
