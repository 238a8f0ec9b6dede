import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useLabels, type Labels } from '../provider/index.ts';
import { isoDuration } from './isoDuration.ts';
import * as styles from './Numeric.css.ts';

/**
 * Kinds of figures: bytes, seconds, credits, a count such as people, fen (hundredths of a yuan), per cent, or a
 * moment in epoch milliseconds.
 */
export const numericKinds = ['bytes', 'duration', 'credits', 'count', 'money', 'percent', 'time'] as const;
export type NumericKind = (typeof numericKinds)[number];

interface Figure {
  kind: Exclude<NumericKind, 'time'>;
  value: number;
  now?: undefined;
}

interface Moment {
  kind: 'time';
  value: number;
  /** The current time in epoch milliseconds, which the parent keeps up to date. */
  now: number;
}

export type NumericProps = Omit<ComponentProps<'data'>, 'children' | 'value'> & (Figure | Moment);

type Words = Labels['numeric'];

/** The tooltip. A large count is shown in short form, and its tooltip has all digits. */
function titleOf({ kind, value }: Figure | Moment, words: Words): string | undefined {
  if (kind === 'time') return words.fullTime(value);
  if (kind === 'duration') return isoDuration(value) && words.spokenDuration(value);
  const isCut = kind === 'count' && value >= 10_000 && Number.isFinite(value);
  return isCut ? words.wholeCount(Math.floor(value)) : undefined;
}

/** The value for machines: an ISO time or duration, else the plain number. */
function machineValue({ kind, value }: Figure | Moment): string | number | undefined {
  if (kind === 'duration') return isoDuration(value);
  if (kind === 'time') return Math.abs(value) <= 8.64e15 ? new Date(value).toISOString() : undefined;
  return Number.isFinite(value) ? value : undefined;
}

/**
 * A figure in the form that is used everywhere in the product, with digits of equal width. The exact value
 * stays readable for machines.
 */
export function Numeric({ kind, value, now, className, ...rest }: NumericProps) {
  const words = useLabels('numeric');
  const figure = kind === 'time' ? { kind, value, now } : { kind, value };
  return (
    <data
      title={titleOf(figure, words)}
      {...rest}
      value={machineValue(figure)}
      data-component="Numeric"
      data-kind={kind}
      className={clsx(styles.root, className)}
    >
      {figure.kind === 'time' ? words.time(value, figure.now) : words[figure.kind](value)}
    </data>
  );
}
