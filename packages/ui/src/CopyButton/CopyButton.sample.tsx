import type { Sample } from '../test/minimalProps.tsx';
import { CopyButton } from './CopyButton.tsx';

const sample: Sample = { render: (root) => <CopyButton {...root} value="EXT2026" /> };
export default sample;
