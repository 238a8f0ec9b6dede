import type { Sample } from '../test/minimalProps.tsx';
import { AspectRatio } from './AspectRatio.tsx';

export default {
  render: (root) => (
    <AspectRatio {...root}>
      <span>封面</span>
    </AspectRatio>
  ),
} satisfies Sample;
