import type { Sample } from '../test/minimalProps.tsx';
import { DescriptionList } from './DescriptionList.tsx';

export default {
  render: (root) => <DescriptionList {...root} items={[{ term: '姓名', description: '林小满' }]} />,
} satisfies Sample;
