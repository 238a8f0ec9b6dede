import type { Sample } from '../test/minimalProps.tsx';
import { CourseCover } from './CourseCover.tsx';

export default { render: (root) => <CourseCover {...root} seed={208} /> } satisfies Sample;
