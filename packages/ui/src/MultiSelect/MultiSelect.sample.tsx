import type { Sample } from '../test/minimalProps.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const sample: Sample = {
  render: (root) => (
    <MultiSelect
      aria-label="标签"
      options={[
        { value: '1', label: '沟通' },
        { value: '2', label: '排班' },
      ]}
      {...root}
    />
  ),
  control: 'input',
};
export default sample;
