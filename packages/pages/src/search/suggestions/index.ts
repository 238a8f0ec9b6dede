export { SuggestionsSkeleton } from './SuggestionsSkeleton.tsx';
