export type { Ack, Entry, Outcome } from './ledger.ts';
export { createFaultProxy } from './proxy.ts';
export type { FaultProxy, FaultProxyOptions } from './proxy.ts';
export { presets } from './presets.ts';
export type { Amount, Ending, Fault, Half, Rule, When } from './rule.ts';
