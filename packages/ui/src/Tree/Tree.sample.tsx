import type { Sample } from '../test/minimalProps.tsx';
import { channel } from './fixtures.ts';
import { Tree } from './Tree.tsx';

export default { render: (root) => <Tree {...root} label="人才发展通道" items={channel} /> } satisfies Sample;
