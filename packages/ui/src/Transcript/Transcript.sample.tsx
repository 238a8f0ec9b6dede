import type { Sample } from '../test/minimalProps.tsx';
import { Transcript } from './Transcript.tsx';

const nothing = () => undefined;

export default {
  render: (root) => (
    <Transcript
      {...root}
      lines={[{ from: 1.5, to: 4, text: '先听完，再回应' }]}
      currentTime={() => 0}
      subscribe={() => nothing}
      onSeek={nothing}
    />
  ),
} satisfies Sample;
