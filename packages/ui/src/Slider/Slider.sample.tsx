import type { Sample } from '../test/minimalProps.tsx';
import { Slider } from './Slider.tsx';

const sample: Sample = {
  render: (root) => <Slider aria-label="每周学时" max={10} {...root} />,
  control: 'input',
};
export default sample;
