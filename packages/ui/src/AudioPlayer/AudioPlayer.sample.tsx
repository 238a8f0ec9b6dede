import type { Sample } from '../test/minimalProps.tsx';
import { AudioPlayer } from './AudioPlayer.tsx';

export default {
  render: (root) => <AudioPlayer {...root} title="一次真实的谈话" sources={[]} />,
} satisfies Sample;
