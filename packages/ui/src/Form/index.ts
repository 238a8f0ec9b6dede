export { Form, type FormProps } from './Form.tsx';
export { FormErrorSummary, type FormErrorSummaryProps } from './FormErrorSummary.tsx';
export type { FormFault } from './faults.ts';
