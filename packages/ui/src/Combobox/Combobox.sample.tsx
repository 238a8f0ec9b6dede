import type { Sample } from '../test/minimalProps.tsx';
import { Combobox } from './Combobox.tsx';

const sample: Sample = {
  render: (root) => (
    <Combobox aria-label="讲师" options={[{ value: '1', label: '林小满' }]} defaultValue="1" {...root} />
  ),
  control: 'input',
};
export default sample;
