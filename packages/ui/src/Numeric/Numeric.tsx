import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useLabels, type Labels } from '../provider/index.ts';
import { isoDuration } from './isoDuration.ts';
import * as styles from './Numeric.css.ts';

/** Bytes, seconds, credits, people, fen, per cent, or a moment in epoch milliseconds. */
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
  /** The present, in epoch milliseconds; the parent owns the clock. */
  now: number;
}

export type NumericProps = Omit<ComponentProps<'data'>, 'children' | 'value'> & (Figure | Moment);

type Words = Labels['numeric'];

/** A large count is cut short to be read at a glance; the whole of it is in the tooltip. */
function titleOf({ kind, value }: Figure | Moment, words: Words): string | undefined {
  if (kind === 'time') return words.fullTime(value);
  if (kind === 'duration') return isoDuration(value) && words.spokenDuration(value);
  const isCut = kind === 'count' && value >= 10_000 && Number.isFinite(value);
  return isCut ? words.wholeCount(Math.floor(value)) : undefined;
}

/** As a machine reads it: an ISO moment or length of time, else the bare figure. */
function machineValue({ kind, value }: Figure | Moment): string | number | undefined {
  if (kind === 'duration') return isoDuration(value);
  if (kind === 'time') return Math.abs(value) <= 8.64e15 ? new Date(value).toISOString() : undefined;
  return Number.isFinite(value) ? value : undefined;
}

/** A figure as the whole product writes it, in figures of one width. The value stays readable for machines. */
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
