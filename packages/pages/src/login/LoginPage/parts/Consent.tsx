import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Checkbox, type CheckboxProps } from '@stoa/ui/Checkbox';
import { Icon } from '@stoa/ui/Icon';
import * as styles from './Consent.css.ts';

export interface ConsentProps extends Omit<CheckboxProps, 'name'> {
  /** The message when it is not checked; the box then shakes shortly to draw attention. */
  error?: string | undefined;
}

/** The checkbox that must be checked to log in; its sentence with links is the children. */
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
        {missing && <Icon glyph={CircleAlert} className={styles.errorIcon} />}
        {error}
      </p>
    </div>
  );
}
