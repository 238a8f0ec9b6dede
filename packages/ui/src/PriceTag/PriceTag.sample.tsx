import type { Sample } from '../test/minimalProps.tsx';
import { PriceTag } from './PriceTag.tsx';

export default {
  render: (root) => <PriceTag {...root} price={{ kind: 'price', theirs: 12_900 }} />,
} satisfies Sample;
