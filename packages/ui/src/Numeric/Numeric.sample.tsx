import type { Sample } from '../test/minimalProps.tsx';
import { Numeric } from './Numeric.tsx';

export default { render: (root) => <Numeric {...root} kind="bytes" value={248_600} /> } satisfies Sample;
