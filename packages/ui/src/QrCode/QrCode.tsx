import { clsx } from 'clsx';
import { useMemo, type ComponentProps } from 'react';
import { encode } from 'uqr';
import * as styles from './QrCode.css.ts';

/** How much of the code may be covered and still be read: about 7, 15, 25 and 30 percent. */
export const qrErrorLevels = ['L', 'M', 'Q', 'H'] as const;
export type QrErrorLevel = (typeof qrErrorLevels)[number];

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** What a phone reads: an address or a text. */
  value: string;
  /** What the code is for: “QR code for login, expires in 2 minutes”. A way without a camera stands beside it. */
  label: string;
  errorLevel?: QrErrorLevel;
  /** Empty modules around the code; readers want four. */
  quietZone?: number;
}

/** One path for all dark modules: a run of them in a row is one rectangle. */
export function qrPath(rows: readonly (readonly boolean[])[], offset: number): string {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== true) continue;
      const from = x;
      while (row[x + 1] === true) x += 1;
      path += `M${from + offset} ${y + offset}h${x - from + 1}v1h${from - x - 1}z`;
    }
  });
  return path;
}

/** A code for a phone's camera, dark on a light plate in dark mode too: many readers know it no other way. */
export function QrCode({ value, label, errorLevel = 'M', quietZone = 4, className, ...rest }: QrCodeProps) {
  const code = useMemo(
    () => encode(value, { ecc: errorLevel, boostEcc: true, border: 0 }),
    [value, errorLevel],
  );
  const side = code.size + quietZone * 2;
  return (
    <svg
      {...rest}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      data-component="QrCode"
      className={clsx(styles.root, className)}
    >
      <path d={qrPath(code.data, quietZone)} />
    </svg>
  );
}
