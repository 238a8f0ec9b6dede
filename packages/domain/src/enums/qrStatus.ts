/** State of a login by QR code. */
export const QrStatus = {
  Created: 0,
  Scanned: 1,
  Confirmed: 2,
  Expired: 3,
  Cancelled: 4,
} as const;
export type QrStatus = (typeof QrStatus)[keyof typeof QrStatus];
