import { clsx } from 'clsx';
import { useMemo, type ComponentProps } from 'react';
import { encode } from 'uqr';
import * as styles from './QrCode.css.ts';

/**
 * Levels of error correction: how much of the code may be covered and still be read, about 7, 15, 25 and 30 per
 * cent.
 */
export const qrErrorLevels = ['L', 'M', 'Q', 'H'] as const;
export type QrErrorLevel = (typeof qrErrorLevels)[number];

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Content of the code: an address or a text. */
  value: string;
  /**
   * What the code is for, such as “QR code for login, expires in 2 minutes”. Always offer an alternative
   * without a camera beside it.
   */
  label: string;
  errorLevel?: QrErrorLevel;
  /** Number of empty modules around the code. Scanners need 4. */
  quietZone?: number;
}

/** One path for all dark modules, in which a run of modules in a row is one rectangle. */
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

/**
 * A QR code for a phone's camera. It is dark on a light plate in dark mode too, because many scanners cannot
 * read an inverted code.
 */
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
