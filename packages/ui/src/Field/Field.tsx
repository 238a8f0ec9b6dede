import { clsx } from 'clsx';
import { useId, useMemo, type ComponentProps, type ReactNode } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';
import { FieldContext, useFormFault } from './FieldContext.ts';
import { FieldError } from './FieldError.tsx';

export interface FieldProps extends ComponentProps<'div'> {
  /** What to fill in; always visible unless `hideLabel`. */
  label: ReactNode;
  /** Help that stays while typing. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; marks the control invalid. Default: what the Form around found. */
  error?: ReactNode;
  required?: boolean;
  /** Says “optional” beside the label, where most fields are required. */
  optional?: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
}

/** Label, hint and error around one control, which finds its ids here. */
export function Field({
  label,
  hint,
  error: ownError,
  required = false,
  optional = false,
  hideLabel = false,
  className,
  children,
  ...rest
}: FieldProps) {
  const id = useId();
  const labels = useLabels('field');
  const found = useFormFault(`${id}-control`);
  const error = ownError ?? found;
  const invalid = error !== undefined && error !== null && error !== '' && error !== false;
  const hasHint = hint !== undefined && hint !== null;
  const describedBy = [hasHint && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(' ');
  // Kept between renders: a form draws all its fields with every letter typed in one of them.
  const wiring = useMemo(
    () => ({
      controlId: `${id}-control`,
      labelId: `${id}-label`,
      describedBy: describedBy === '' ? undefined : describedBy,
      invalid,
      required,
    }),
    [id, describedBy, invalid, required],
  );
  const labelElement = (
    <label id={`${id}-label`} htmlFor={`${id}-control`} data-part="label" className={styles.label}>
      {label}
      {optional && <span className={styles.mark}>{labels.optional}</span>}
    </label>
  );
  return (
    <div
      {...rest}
      data-component="Field"
      data-invalid={invalid ? '' : undefined}
      className={clsx(styles.root, className)}
    >
      {hideLabel ? <VisuallyHidden asChild>{labelElement}</VisuallyHidden> : labelElement}
      <FieldContext value={wiring}>{children}</FieldContext>
      {hasHint && (
        <p id={`${id}-hint`} data-part="hint" className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
