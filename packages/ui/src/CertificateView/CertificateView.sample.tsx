import type { Sample } from '../test/minimalProps.tsx';
import { CertificateView } from './CertificateView.tsx';
import { certificate } from './fixtures.ts';

export default { render: (root) => <CertificateView {...root} {...certificate} /> } satisfies Sample;
