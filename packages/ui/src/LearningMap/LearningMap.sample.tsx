import type { Sample } from '../test/minimalProps.tsx';
import { stages } from './fixtures.ts';
import { LearningMap } from './LearningMap.tsx';

export default {
  render: (root) => <LearningMap {...root} stages={stages} onOpen={() => undefined} />,
} satisfies Sample;
