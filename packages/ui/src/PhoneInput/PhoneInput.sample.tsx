import type { Sample } from '../test/minimalProps.tsx';
import { PhoneInput } from './PhoneInput.tsx';

const sample: Sample = {
  render: (root) => <PhoneInput aria-label="手机号" {...root} />,
  control: '[type="tel"]',
};
export default sample;
