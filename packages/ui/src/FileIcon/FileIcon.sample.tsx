import type { Sample } from '../test/minimalProps.tsx';
import { FileIcon } from './FileIcon.tsx';

export default { render: (root) => <FileIcon {...root} extension="pdf" /> } satisfies Sample;
