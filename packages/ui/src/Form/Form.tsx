import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ComponentProps, type Ref, type SyntheticEvent } from 'react';
import { FormFaults } from '../Field/FieldContext.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import { controlOf, faultsIn, fieldIdOf, type FormFault } from './faults.ts';
import { createFaultStore } from './faultStore.ts';
import * as styles from './Form.css.ts';
import { FormErrorSummary } from './FormErrorSummary.tsx';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'> {
  ref?: Ref<HTMLFormElement>;
  /**
   * Called with the form's data when the browser finds no errors. The fields keep their values afterwards;
   * emptying them is left to the parent.
   */
  onSubmit: (data: FormData, event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => void;
  /** Errors that the server found. A new list is shown and gets the focus. */
  errors?: readonly FormFault[];
}

const none: readonly FormFault[] = [];

/**
 * A native form that explains its errors. They are listed above it, where the list gets the focus and links
 * to the fields, and are repeated at each Field. What was typed is kept.
 */
export function Form({ onSubmit, errors = none, className, children, ref, ...rest }: FormProps) {
  const labels = useLabels('form');
  const form = useSharedRef(ref);
  const summary = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<readonly FormFault[]>(none);
  /** The server's errors that a later attempt to submit has made obsolete. */
  const [answered, setAnswered] = useState<readonly FormFault[]>();
  const shown = own.length > 0 || answered === errors ? own : errors;
  const [atFields] = useState(createFaultStore);

  useEffect(() => {
    const fields = new Map<string, string>();
    for (const { field, message } of shown) {
      const control = form.current === null ? undefined : controlOf(form.current, field);
      // The error is not repeated for a control that shows a message of its own.
      const says = control?.closest('[data-component]')?.querySelector('[data-part="error"] p');
      const id = control === undefined || says ? undefined : fieldIdOf(control);
      if (id !== undefined) fields.set(id, message);
    }
    atFields.set(fields);
    if (shown.length > 0) summary.current?.focus();
  }, [shown, form, atFields]);

  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const faults = faultsIn(event.currentTarget, labels);
    setOwn(faults.length > 0 ? faults : none);
    setAnswered(errors);
    if (faults.length === 0) onSubmit(new FormData(event.currentTarget, event.nativeEvent.submitter), event);
  };
  const reset = (event: SyntheticEvent<HTMLFormElement>) => {
    rest.onReset?.(event);
    setOwn(none);
    setAnswered(errors);
  };

  return (
    <form
      {...rest}
      ref={form}
      noValidate
      onSubmit={submit}
      onReset={reset}
      data-component="Form"
      data-invalid={shown.length > 0 ? '' : undefined}
      className={clsx(styles.root, className)}
    >
      <FormErrorSummary ref={summary} errors={shown} />
      <FormFaults value={atFields}>{children}</FormFaults>
    </form>
  );
}
