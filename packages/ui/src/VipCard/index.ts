export { VipCard, type VipCardProps, type VipStanding } from './VipCard.tsx';
