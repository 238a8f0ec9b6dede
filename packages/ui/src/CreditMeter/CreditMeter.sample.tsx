import type { Sample } from '../test/minimalProps.tsx';
import { CreditMeter } from './CreditMeter.tsx';

export default {
  render: (root) => (
    <CreditMeter
      {...root}
      year={2026}
      now={Date.UTC(2026, 10, 21)}
      compulsory={{ got: 18.5, target: 30 }}
      elective={{ got: 8, target: 20 }}
    />
  ),
} satisfies Sample;
