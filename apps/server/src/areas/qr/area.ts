import type { Area } from '../../shared/area.ts';
import { expireQrLogins } from './expiry.ts';
import { qrHandlers } from './handlers.ts';

/** Sign-in by a QR code that a phone confirms. */
export const qrArea: Area = {
  name: 'qr',
  handlers: qrHandlers,
  jobs: [{ name: 'qr expiry', rhythm: 'every 15 s', run: expireQrLogins }],
};
