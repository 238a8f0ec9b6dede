export { ExamTimer, type ExamTimerProps } from './ExamTimer.tsx';
export { examTimerTones, formatClock, type ExamTimerTone } from './model.ts';
