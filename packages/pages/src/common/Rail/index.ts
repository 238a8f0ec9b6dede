export {
  Railed,
  RailCard,
  RailEntry,
  RailFacts,
  RailPart,
  type RailedProps,
  type RailEntryProps,
  type RailFact,
  type RailPartProps,
} from './Rail.tsx';
export * as railClasses from './Rail.css.ts';
