export { ExamDeskList, type ExamDeskListProps } from './ExamDeskList.tsx';
export { ExamAttempts, type Chosen, type ExamAttemptsProps } from './ExamAttempts.tsx';
