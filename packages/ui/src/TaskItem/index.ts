export { TaskItem, type TaskItemProps } from './TaskItem.tsx';
