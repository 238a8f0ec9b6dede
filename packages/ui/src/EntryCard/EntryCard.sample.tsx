import type { Sample } from '../test/minimalProps.tsx';
import { EntryCard } from './EntryCard.tsx';

export default {
  render: (root) => <EntryCard {...root} title="门店排班表模板" href="#1" />,
} satisfies Sample;
