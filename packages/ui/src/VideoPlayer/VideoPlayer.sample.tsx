import type { Sample } from '../test/minimalProps.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

export default {
  render: (root) => <VideoPlayer {...root} title="一对一沟通怎么谈" sources={[]} />,
} satisfies Sample;
