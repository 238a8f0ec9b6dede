import type { Sample } from '../test/minimalProps.tsx';
import { AnchorNav } from './AnchorNav.tsx';

export default {
  render: (root) => <AnchorNav {...root} items={[{ id: 'targets', label: '学分目标' }]} />,
} satisfies Sample;
