import { SignMethod } from '@stoa/domain';
import { LocateFixed } from 'lucide-react';
import { Alert } from '../../Alert/Alert.tsx';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import type { Labels } from '../../provider/index.ts';
import { isWithin } from '../model.ts';
import * as styles from '../SignInPanel.css.ts';
import type { SignMethodsProps } from './SignMethods.tsx';

export const signLocationStates = ['idle', 'locating', 'located', 'refused', 'unavailable'] as const;
export type SignLocationState = (typeof signLocationStates)[number];

/** State of looking for the position, which the parent asks the browser for. */
export type SignLocation =
  | { readonly state: Exclude<SignLocationState, 'located'> }
  /** Distance to the place of the class and the inaccuracy of the position, both in metres. */
  | { readonly state: 'located'; readonly distance: number; readonly accuracy: number };

type Words = Labels['signInPanel']['location'];

function Finding({
  location,
  near,
  radius,
  others,
  words,
}: {
  location: SignLocation;
  near: boolean;
  radius: number;
  others: boolean;
  words: Words;
}) {
  switch (location.state) {
    case 'idle':
    case 'locating':
      return null;
    case 'located': {
      const distance = Math.round(location.distance);
      return near ? (
        <Alert tone="success" live="polite">
          {words.near(distance, Math.round(location.accuracy))}
        </Alert>
      ) : (
        <Alert tone="warning" live="polite">
          {words.far(distance, radius)}
        </Alert>
      );
    }
    case 'refused':
    case 'unavailable':
      return (
        <Alert tone="warning" live="polite">
          {words[location.state]}
          {others && ` ${words.others}`}
        </Alert>
      );
    default:
      return location satisfies never;
  }
}

/**
 * Explains why the position is needed, asks for it, shows the result, and offers to sign in only when the
 * position is accepted.
 */
export function LocationSign({
  methods,
  direction,
  error,
  signing,
  location,
  radius = Number.POSITIVE_INFINITY,
  words,
  onSign,
  onLocate,
}: SignMethodsProps) {
  const near = location.state === 'located' && isWithin(location.distance, location.accuracy, radius);
  const locating = location.state === 'locating';
  return (
    <div className={styles.method}>
      <p className={styles.note}>{words.location.need(Number.isFinite(radius) ? radius : undefined)}</p>
      <Finding
        location={location}
        near={near}
        radius={radius}
        others={methods.length > 1}
        words={words.location}
      />
      {error !== undefined && (
        <Alert tone="danger" live="assertive">
          {error}
        </Alert>
      )}
      <div className={styles.buttons}>
        {near && (
          <Button loading={signing} onClick={() => onSign({ method: SignMethod.Location })}>
            {words.direction[direction]}
          </Button>
        )}
        <Button
          variant={location.state === 'idle' || locating ? 'solid' : 'outline'}
          loading={locating}
          iconStart={<Icon glyph={LocateFixed} />}
          onClick={onLocate}
        >
          {location.state === 'idle'
            ? words.location.locate
            : locating
              ? words.location.locating
              : words.location.again}
        </Button>
      </div>
    </div>
  );
}
