import { Link } from '../Link/Link.tsx';
import type { Sample } from '../test/minimalProps.tsx';
import { HoverCard } from './HoverCard.tsx';

// Without an element until the pointer comes, so the props of the card are checked in the component's own test.
const sample: Sample = {
  render: () => (
    <HoverCard content="门店运营部，12 门课程">
      <Link href="#teacher">周岚</Link>
    </HoverCard>
  ),
  rootless: true,
};
export default sample;
