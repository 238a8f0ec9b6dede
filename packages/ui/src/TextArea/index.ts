export { TextArea, type TextAreaProps } from './TextArea.tsx';
export { countMilestones } from './counting.ts';
