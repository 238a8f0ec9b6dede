import type { Sample } from '../test/minimalProps.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';

const sample: Sample = {
  render: (root) => (
    <ChoiceCards
      {...root}
      aria-label="套餐"
      options={[
        { value: 'month', label: '月度会员', description: '每月自动续费', aside: '¥30' },
        { value: 'year', label: '年度会员', aside: '¥298' },
      ]}
    />
  ),
};
export default sample;
