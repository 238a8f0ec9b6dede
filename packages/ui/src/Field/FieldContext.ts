import { createContext, use, useSyncExternalStore } from 'react';
import type { FaultStore } from '../Form/faultStore.ts';

interface FieldWiring {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldWiring | undefined>(undefined);

export const FormFaults = createContext<FaultStore | undefined>(undefined);

const never = () => () => undefined;
const nothing = () => undefined;

/** The error that the surrounding Form found for the control with this id. */
export function useFormFault(id: string): string | undefined {
  const store = use(FormFaults);
  return useSyncExternalStore(store?.subscribe ?? never, () => store?.get(id), nothing);
}

interface ControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: React.AriaAttributes['aria-invalid'];
}

/** The attributes that a control takes from the surrounding Field. The control's own attributes win. */
export function useFieldControl(props: ControlProps) {
  const field = use(FieldContext);
  const describedBy = [props['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: props.id ?? field?.controlId,
    required: props.required ?? field?.required,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': props['aria-invalid'] ?? (field?.invalid === true ? true : undefined),
  };
}

interface GroupProps {
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * The attributes that a group of controls takes from the surrounding Field. A `label` element names only one
 * control, so the group refers to the label's text instead.
 */
export function useFieldGroup(props: GroupProps) {
  const field = use(FieldContext);
  const describedBy = [props['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    group: {
      id: props.id ?? field?.controlId,
      'aria-labelledby':
        props['aria-labelledby'] ?? (props['aria-label'] === undefined ? field?.labelId : undefined),
      'aria-describedby': describedBy === '' ? undefined : describedBy,
    },
    required: field?.required === true,
    invalid: field?.invalid === true,
  };
}
