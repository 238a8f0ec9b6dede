import { BannerLayout } from '@stoa/domain';
import type { Sample } from '../test/minimalProps.tsx';
import { BannerModule } from './BannerModule.tsx';

export default {
  render: (root) => (
    <BannerModule
      {...root}
      layout={BannerLayout.Carousel}
      slides={[
        { id: 1, title: '每天进步一点点', href: '#a' },
        { id: 2, title: '陈列的秘密', href: '#b' },
      ]}
    />
  ),
} satisfies Sample;
