import type { Sample } from '../test/minimalProps.tsx';
import { TextArea } from './TextArea.tsx';

const sample: Sample = {
  render: (root) => <TextArea aria-label="评论" limit={200} {...root} />,
  control: 'textarea',
};
export default sample;
