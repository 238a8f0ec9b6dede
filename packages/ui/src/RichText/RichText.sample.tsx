import type { Sample } from '../test/minimalProps.tsx';
import { RichText } from './RichText.tsx';

export default { render: (root) => <RichText {...root} html="<p>正文</p>" /> } satisfies Sample;
