import type { Sample } from '../test/minimalProps.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

export default {
  render: (root) => <AvatarGroup {...root} people={[{ id: 1, name: '林小满' }]} />,
} satisfies Sample;
