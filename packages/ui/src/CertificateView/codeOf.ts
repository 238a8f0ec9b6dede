import { encode } from 'uqr';
import { qrPath } from '../QrCode/QrCode.tsx';

export interface SheetCode {
  /** Number of modules on each side, including the empty margin. */
  readonly side: number;
  readonly d: string;
}

/**
 * The QR code that leads to the verification page, as one path that screen and canvas both draw. Its margin
 * is only two modules, because it is on white paper.
 */
export function codeOf(url: string): SheetCode {
  const { data, size } = encode(url, { ecc: 'M', boostEcc: true, border: 0 });
  return { side: size + 4, d: qrPath(data, 2) };
}
