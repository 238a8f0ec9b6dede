import { Button } from '../Button/Button.tsx';
import type { Sample } from '../test/minimalProps.tsx';
import { Tooltip } from './Tooltip.tsx';

// The bubble has no element until the pointer reaches the control, so its props are checked in the
// component's own test.
const sample: Sample = {
  render: () => (
    <Tooltip content="可在学习中心找到">
      <Button>收藏</Button>
    </Tooltip>
  ),
  rootless: true,
};
export default sample;
