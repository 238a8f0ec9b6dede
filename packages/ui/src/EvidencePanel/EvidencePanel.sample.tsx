import type { Sample } from '../test/minimalProps.tsx';
import { EvidencePanel } from './EvidencePanel.tsx';
import { halfWatched } from './fixtures.ts';

export default { render: (root) => <EvidencePanel {...halfWatched} {...root} /> } satisfies Sample;
