import { clsx } from 'clsx';
import { useId, useMemo, type ComponentProps, type ReactNode } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';
import { FieldContext, useFormFault } from './FieldContext.ts';
import { FieldError } from './FieldError.tsx';

export interface FieldProps extends ComponentProps<'div'> {
  /** What to enter. Always visible, unless `hideLabel` is set. */
  label: ReactNode;
  /** Help below the label, which stays while the person types. */
  hint?: ReactNode;
  /**
   * What is wrong and how to correct it. It marks the control as invalid. Default: the error that the
   * surrounding Form found.
   */
  error?: ReactNode;
  required?: boolean;
  /** Shows “optional” beside the label, for forms in which most fields are required. */
  optional?: boolean;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
}

/** Label, hint and error around one control, which takes its ids from here. */
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
  // The value is memoised, because a form would otherwise render all of its fields with every letter typed.
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
