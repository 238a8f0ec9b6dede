import type { Sample } from '../test/minimalProps.tsx';
import { PersonCard } from './PersonCard.tsx';

export default {
  render: (root) => <PersonCard {...root} name="苏映雪" href="#person" post="门店运营总监" />,
} satisfies Sample;
