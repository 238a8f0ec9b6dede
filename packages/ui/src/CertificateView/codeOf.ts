import { encode } from 'uqr';
import { qrPath } from '../QrCode/QrCode.tsx';

export interface SheetCode {
  /** Modules a side, the empty rim included. */
  readonly side: number;
  readonly d: string;
}

/** The code of the verifying page, as one path that screen and canvas both draw. Two empty modules: paper is around it. */
export function codeOf(url: string): SheetCode {
  const { data, size } = encode(url, { ecc: 'M', boostEcc: true, border: 0 });
  return { side: size + 4, d: qrPath(data, 2) };
}
