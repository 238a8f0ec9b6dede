import type { Sample } from '../test/minimalProps.tsx';
import { Collapsible } from './Collapsible.tsx';

export default {
  render: (root) => (
    <Collapsible {...root} title="学习规则">
      学满 30 学分视为达标。
    </Collapsible>
  ),
} satisfies Sample;
