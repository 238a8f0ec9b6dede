import type { Sample } from '../test/minimalProps.tsx';
import { DatePicker } from './DatePicker.tsx';

const sample: Sample = {
  render: (root) => <DatePicker aria-label="开始日期" defaultValue="2026-11-21" {...root} />,
  control: 'input',
};
export default sample;
