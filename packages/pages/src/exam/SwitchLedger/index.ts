export { SwitchLedger, type SwitchLedgerProps } from './SwitchLedger.tsx';
export { summaryOf } from './model.ts';
