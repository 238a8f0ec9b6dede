import { TaskItemKind } from '@stoa/domain';
import type { Sample } from '../test/minimalProps.tsx';
import { TaskItem } from './TaskItem.tsx';

export default {
  render: (root) => <TaskItem {...root} kind={TaskItemKind.Exam} title="课后测试" href="#exam" now={0} />,
} satisfies Sample;
