import { useId } from 'react';
import { Checkbox, type CheckboxProps } from '@stoa/ui/Checkbox';
import * as styles from './Consent.css.ts';

export interface ConsentProps extends Omit<CheckboxProps, 'name'> {
  /** Said when it is missing; the box then draws the eye by a short shake. */
  error?: string | undefined;
}

/** The box without which nobody is logged in; the sentence with its links is the children. */
export function Consent({ error, children, ...rest }: ConsentProps) {
  const id = useId();
  const missing = error !== undefined;
  return (
    <div className={styles.root} data-invalid={missing ? '' : undefined}>
      <Checkbox
        {...rest}
        name="agreed"
        aria-required="true"
        aria-invalid={missing || undefined}
        aria-describedby={missing ? id : undefined}
      >
        {children}
      </Checkbox>
      <p id={id} aria-live="polite" className={styles.error}>
        {error}
      </p>
    </div>
  );
}
