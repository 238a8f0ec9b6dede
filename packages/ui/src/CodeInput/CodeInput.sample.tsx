import type { Sample } from '../test/minimalProps.tsx';
import { CodeInput } from './CodeInput.tsx';

const sample: Sample = {
  render: (root) => <CodeInput aria-label="验证码" {...root} />,
  control: 'input',
};
export default sample;
