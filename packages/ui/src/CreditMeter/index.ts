export {
  creditKinds,
  CreditMeter,
  creditMeterLayouts,
  type CreditKind,
  type CreditMeterLayout,
  type CreditMeterProps,
} from './CreditMeter.tsx';
export { creditStandings, type CreditGoal, type CreditStanding } from './model.ts';
