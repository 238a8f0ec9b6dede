import type { Sample } from '../test/minimalProps.tsx';
import { ScrollArea } from './ScrollArea.tsx';

export default {
  render: (root) => (
    <ScrollArea {...root} label="学习规则">
      学满 30 学分视为达标。
    </ScrollArea>
  ),
} satisfies Sample;
