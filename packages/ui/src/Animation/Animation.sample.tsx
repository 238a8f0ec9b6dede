import type { Sample } from '../test/minimalProps.tsx';
import { Animation } from './Animation.tsx';
import { addressOf, pulse } from './fixtures.ts';

export default {
  render: (root) => <Animation {...root} src={addressOf(pulse)} label="" poster={<span />} />,
} satisfies Sample;
