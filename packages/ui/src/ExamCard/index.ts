export {
  ExamCard,
  examCardLayouts,
  resultWaits,
  type ExamCardLayout,
  type ExamCardProps,
  type ExamStanding,
  type ResultWait,
} from './ExamCard.tsx';
