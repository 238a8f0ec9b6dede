import type { Area } from '../../shared/area.ts';
import { expireQrLogins } from './expiry.ts';

/** What logins by QR code give to the parts of the server that serve all areas. */
export const qrArea: Area = {
  name: 'qr',
  jobs: [{ name: 'qr expiry', rhythm: 'every 15 s', run: expireQrLogins }],
};
