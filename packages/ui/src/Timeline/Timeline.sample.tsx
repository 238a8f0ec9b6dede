import type { Sample } from '../test/minimalProps.tsx';
import { Timeline } from './Timeline.tsx';

export default {
  render: (root) => (
    <Timeline {...root} now={0} events={[{ key: 'start', title: '入职报到', state: 'done', time: 0 }]} />
  ),
} satisfies Sample;
