import { Button } from '../Button/Button.tsx';
import type { Sample } from '../test/minimalProps.tsx';
import { Popover } from './Popover.tsx';

const sample: Sample = {
  render: (root) => (
    <Popover {...root} label="学分规则" defaultOpen trigger={<Button>学分规则</Button>}>
      每满一小时计 1 学分。
    </Popover>
  ),
};
export default sample;
