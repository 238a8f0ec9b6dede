import type { Sample } from '../test/minimalProps.tsx';
import { NumberInput } from './NumberInput.tsx';

const sample: Sample = {
  render: (root) => <NumberInput aria-label="人数" min={1} max={99} {...root} />,
  control: 'input',
};
export default sample;
