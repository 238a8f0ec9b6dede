export {
  Stepper,
  stepperLayouts,
  stepStates,
  type Step,
  type StepperLayout,
  type StepperProps,
  type StepState,
} from './Stepper.tsx';
