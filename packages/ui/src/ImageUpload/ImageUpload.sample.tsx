import type { Sample } from '../test/minimalProps.tsx';
import { ImageUpload } from './ImageUpload.tsx';

export default {
  render: (root) => (
    <ImageUpload aria-label="头像" {...root} output={{ width: 200, height: 200 }} onImage={() => undefined} />
  ),
} satisfies Sample;
