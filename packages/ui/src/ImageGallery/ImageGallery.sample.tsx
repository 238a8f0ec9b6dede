import type { Sample } from '../test/minimalProps.tsx';
import { ImageGallery } from './ImageGallery.tsx';

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

export default {
  render: (root) => <ImageGallery {...root} images={[{ url: dot, caption: '整改前的货架' }]} />,
} satisfies Sample;
