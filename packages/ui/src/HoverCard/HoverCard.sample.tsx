import { Link } from '../Link/Link.tsx';
import type { Sample } from '../test/minimalProps.tsx';
import { HoverCard } from './HoverCard.tsx';

// The card has no element until the pointer reaches the link, so its props are checked in the component's own
// test.
const sample: Sample = {
  render: () => (
    <HoverCard content="门店运营部，12 门课程">
      <Link href="#teacher">周岚</Link>
    </HoverCard>
  ),
  rootless: true,
};
export default sample;
