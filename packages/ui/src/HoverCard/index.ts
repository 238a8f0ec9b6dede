export { HoverCard, type HoverCardProps } from './HoverCard.tsx';
export { hoverCardKeys } from './keys.ts';
