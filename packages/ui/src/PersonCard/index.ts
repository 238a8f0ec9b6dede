export {
  PersonCard,
  personCardLayouts,
  type PersonCardLayout,
  type PersonCardProps,
  type PersonCourse,
} from './PersonCard.tsx';
