import type { Sample } from '../test/minimalProps.tsx';
import { Drawer } from './Drawer.tsx';

const sample: Sample = {
  render: (root) => (
    <Drawer {...root} open onOpenChange={() => undefined} title="筛选">
      内容
    </Drawer>
  ),
};
export default sample;
