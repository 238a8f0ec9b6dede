import type { Sample } from '../test/minimalProps.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const sample: Sample = {
  render: (root) => (
    <RadioGroup
      {...root}
      aria-label="播放清晰度"
      options={[
        { value: 'auto', label: '自动' },
        { value: 'hd', label: '高清', description: '每小时约 600 MB' },
      ]}
    />
  ),
};
export default sample;
