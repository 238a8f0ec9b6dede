import type { Sample } from '../test/minimalProps.tsx';
import { Accordion } from './Accordion.tsx';

export default {
  render: (root) => (
    <Accordion
      {...root}
      items={[{ value: 'time', title: '学习时长怎么算？', content: '以服务器记录为准。' }]}
    />
  ),
} satisfies Sample;
