export { ChoiceCards, type ChoiceCardOption, type ChoiceCardsProps } from './ChoiceCards.tsx';
