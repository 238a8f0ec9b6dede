export {
  ExamCard,
  examCardLayouts,
  type ExamCardLayout,
  type ExamCardProps,
  type ExamStanding,
} from './ExamCard.tsx';
