import type { Sample } from '../test/minimalProps.tsx';
import { PageHeader } from './PageHeader.tsx';

export default { render: (root) => <PageHeader {...root} title="考试" /> } satisfies Sample;
