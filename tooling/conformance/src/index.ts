export { conform } from './conform.ts';
export type { CallReport, Options, Report, Verdict } from './conform.ts';
export { callsOf, profiles } from './contract.ts';
export type { Profile } from './contract.ts';
export { faultsIn, summaryOf, tableOf } from './report.ts';
export { sampleOf } from './sample.ts';
export { bare, entriesOf, isOptional } from './schema.ts';
