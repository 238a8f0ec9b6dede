import type { Sample } from '../test/minimalProps.tsx';
import { Carousel } from './Carousel.tsx';

export default {
  render: (root) => (
    <Carousel
      {...root}
      label="本周推荐"
      slides={[
        { id: 1, name: '陈列的秘密', content: <p>陈列的秘密</p> },
        { id: 2, name: '收银规范', content: <p>收银规范</p> },
      ]}
    />
  ),
} satisfies Sample;
