import type { Sample } from '../test/minimalProps.tsx';
import { LineClamp } from './LineClamp.tsx';

export default { render: (root) => <LineClamp {...root}>从认识团队到激励与授权</LineClamp> } satisfies Sample;
