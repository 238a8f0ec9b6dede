import type { Sample } from '../test/minimalProps.tsx';
import { Stepper } from './Stepper.tsx';

export default {
  render: (root) => <Stepper {...root} steps={[{ value: 'form', label: '填写资料' }]} value="form" />,
} satisfies Sample;
