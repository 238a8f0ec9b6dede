import type { Sample } from '../test/minimalProps.tsx';
import { ChapterOutline } from './ChapterOutline.tsx';
import { chapters } from './fixtures.ts';

export default {
  // A heading above the outline, so that no heading level is skipped before the chapters.
  render: (root) => <ChapterOutline {...root} chapters={chapters} currentItemId={21} level={2} />,
} satisfies Sample;
