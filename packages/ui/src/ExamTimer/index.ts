export { ExamTimer, type ExamTimerProps } from './ExamTimer.tsx';
export { examTimerTones, type ExamTimerTone } from './model.ts';
