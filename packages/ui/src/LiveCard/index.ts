export { LiveCard, liveCardLayouts, type LiveCardLayout, type LiveCardProps } from './LiveCard.tsx';
