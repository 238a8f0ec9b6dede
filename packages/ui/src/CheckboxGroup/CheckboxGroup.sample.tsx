import type { Sample } from '../test/minimalProps.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const sample: Sample = {
  render: (root) => (
    <CheckboxGroup
      {...root}
      aria-label="提醒方式"
      selectAll="全部"
      options={[
        { value: 'app', label: '站内消息' },
        { value: 'mail', label: '邮件', description: '每天最多一封' },
      ]}
    />
  ),
};
export default sample;
