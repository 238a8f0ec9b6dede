import { Button } from '../Button/Button.tsx';
import type { Sample } from '../test/minimalProps.tsx';
import { Tooltip } from './Tooltip.tsx';

// Its only element comes with the pointer: its own test looks at what the bubble takes.
const sample: Sample = {
  render: () => (
    <Tooltip content="可在学习中心找到">
      <Button>收藏</Button>
    </Tooltip>
  ),
  rootless: true,
};
export default sample;
