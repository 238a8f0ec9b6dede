export { PersonCard, personCardLayouts, type PersonCardLayout, type PersonCardProps } from './PersonCard.tsx';
