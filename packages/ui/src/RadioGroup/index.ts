export {
  orientations,
  RadioGroup,
  type ChoiceOption,
  type Orientation,
  type RadioGroupProps,
} from './RadioGroup.tsx';
