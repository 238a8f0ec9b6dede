import { ItemKind, ProgressState } from '@stoa/domain';
import type { Sample } from '../test/minimalProps.tsx';
import { LessonRow } from './LessonRow.tsx';

export default {
  render: (root) => (
    <LessonRow
      {...root}
      title="一对一沟通怎么谈"
      itemKind={ItemKind.Video}
      state={ProgressState.InProgress}
      href="#21"
    />
  ),
} satisfies Sample;
