import type { Sample } from '../test/minimalProps.tsx';
import { VipCard } from './VipCard.tsx';

export default {
  render: (root) => (
    <VipCard
      {...root}
      name="年卡"
      months={12}
      priceFen={19_900}
      now={Date.UTC(2026, 10, 21)}
      onChoose={() => undefined}
    />
  ),
} satisfies Sample;
