export { defineCall } from './contract/define.ts';
export type { AnyCall, Call, CallAuth, CallFacts, DataOf, Encoding, RequestOf } from './contract/define.ts';
export type { Page } from './contract/types/wire.ts';
