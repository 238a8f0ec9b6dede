import type { Sample } from '../test/minimalProps.tsx';
import { NoteList } from './NoteList.tsx';

const nothing = () => undefined;

export default {
  render: (root) => (
    <NoteList
      {...root}
      notes={[
        { id: '1', lessonId: 'a', position: 761, text: '先听完，再回应', time: Date.UTC(2026, 10, 20) },
      ]}
      lessons={[{ id: 'a', title: '一对一沟通怎么谈' }]}
      now={Date.UTC(2026, 10, 21)}
      value={{ text: '' }}
      onValueChange={nothing}
      onAdd={nothing}
      onEdit={nothing}
      onDelete={nothing}
      onRetry={nothing}
      onSeek={nothing}
    />
  ),
} satisfies Sample;
